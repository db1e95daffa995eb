import Glibc
import MainLoop

/// A Unix socket at which plugins arrive, on the main loop.
@MainActor final class UnixListener {
    /// Gets the socket of somebody who has connected.
    var onArrival: ((OwnedDescriptor) -> Void)?

    /// Nil once it is closed.
    private var descriptor: OwnedDescriptor?
    private let loop: MainLoop
    private var watch: Registration?
    private var pause: Registration?

    /// While there are no descriptors the socket stays ready, and asking again at once would be all that the loop does.
    private static let pauseWithoutDescriptors = Duration.milliseconds(100)
    /// Of a turn, so that a crowd does not starve everything else.
    private static let arrivalsPerTurn = 8

    /// - Parameter path: At most 107 bytes; nothing may be there.
    init(path: String, loop: MainLoop) throws(TransportError) {
        self.loop = loop
        let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let number = socket(AF_UNIX, type, 0)
        guard number >= 0 else {
            throw TransportError(
                .socketFailed, "No descriptor is left for a plugin's sockets; close some, or raise ulimit -n.",
                cause: SystemCallError("socket"))
        }
        let descriptor = OwnedDescriptor(taking: number)
        self.descriptor = descriptor
        try Self.bind(number, to: path)
        guard listen(number, 16) == 0 else {
            throw TransportError(.socketFailed, "Nobody can connect to \(path).", cause: SystemCallError("listen"))
        }
        try start()
    }

    func close() {
        stopWatching()
        pause?.cancel()
        onArrival = nil
        descriptor = nil
    }

    private func stopWatching() {
        watch?.cancel()
        watch = nil
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

    private func start() throws(TransportError) {
        pause = nil
        guard let descriptor else { return }
        do {
            watch = try loop.watch(descriptor, for: .read) { [weak self] _ in self?.accept() }
        } catch {
            throw TransportError(.socketFailed, "A plugin's socket cannot be watched.", cause: error)
        }
    }

    private func accept() {
        for _ in 0..<Self.arrivalsPerTurn {
            guard let descriptor else { return }
            let number = Glibc.accept(descriptor.number, nil, nil)
            guard number >= 0 else {
                if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { rest() }
                return
            }
            _ = fcntl(number, F_SETFD, FD_CLOEXEC)
            onArrival?(OwnedDescriptor(taking: number))
        }
    }

    private func rest() {
        stopWatching()
        pause = loop.schedule(after: Self.pauseWithoutDescriptors) { [weak self] in
            do {
                try self?.start()
            } catch {
                self?.rest()
            }
        }
    }
}
