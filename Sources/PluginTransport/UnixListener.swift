import Glibc
import MainLoop

/// A Unix socket at which plugins arrive, on the main loop.
@MainActor final class UnixListener {
    /// Gets the socket of somebody who has connected.
    var onArrival: ((OwnedDescriptor) -> Void)?

    private var watch: Registration?

    /// How many may wait to be taken. libzmq gives up where the queue is full, so strangers must not fill it (listen(2);
    /// the system's own limit, net.core.somaxconn, is 4096).
    private static let queueLength: CInt = 1024

    /// - Parameter path: At most 107 bytes; nothing may be there.
    init(path: String, loop: MainLoop) throws(TransportError) {
        let descriptor = try UnixSocket.make()
        let address = try UnixAddress(path: path)
        guard address.with({ bind(descriptor.number, $0, $1) }) == 0 else {
            throw TransportError(.socketFailed, "\(path) cannot be a socket.", cause: SystemCallError("bind"))
        }
        guard listen(descriptor.number, Self.queueLength) == 0 else {
            throw TransportError(.socketFailed, "Nobody can connect to \(path).", cause: SystemCallError("listen"))
        }
        do {
            watch = try loop.watchArrivals(at: descriptor) { [weak self] in self?.onArrival?($0) }
        } catch {
            throw TransportError(.socketFailed, "A plugin's socket cannot be watched.", cause: error)
        }
    }

    func close() {
        watch = nil
        onArrival = nil
    }
}
