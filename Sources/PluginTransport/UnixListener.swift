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
        let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let number = socket(AF_UNIX, type, 0)
        guard number >= 0 else {
            throw TransportError(
                .socketFailed, "No descriptor is left for a plugin's sockets; close some, or raise ulimit -n.",
                cause: SystemCallError("socket"))
        }
        let descriptor = OwnedDescriptor(taking: number)
        try Self.bind(number, to: path)
        guard listen(number, Self.queueLength) == 0 else {
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

    private static func bind(_ number: CInt, to path: String) throws(TransportError) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { target in
            // The last byte stays zero.
            guard bytes.count < target.count else { return false }
            target.copyBytes(from: bytes)
            return true
        }
        guard fits else {
            throw TransportError(.socketFailed, "\(path) is too long for the path of a socket, which has 107 bytes.")
        }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else {
            throw TransportError(.socketFailed, "\(path) cannot be a socket.", cause: SystemCallError("bind"))
        }
    }
}
