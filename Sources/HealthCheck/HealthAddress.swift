import Glibc
import MainLoop

/// The path of the Unix socket at which a program answers whether it is well, as the socket calls want it.
struct HealthAddress: Sendable {
    let path: String

    /// - Throws: `badPath` for one that is no absolute path, or longer than the path of a socket may be.
    init(_ path: String) throws(HealthError) {
        guard path.hasPrefix("/"), !path.utf8.contains(0), path.utf8.count < Self.capacity else {
            throw HealthError(
                .badPath,
                "“\(path)” is no place for a health socket. Set MULLION_HEALTH_SOCKET to an absolute path of at most "
                    + "\(Self.capacity - 1) bytes.")
        }
        self.path = path
    }

    private static let capacity = MemoryLayout.size(ofValue: sockaddr_un().sun_path)

    static func makeSocket(nonBlocking: Bool) throws(HealthError) -> OwnedDescriptor {
        let flags = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | (nonBlocking ? SOCK_NONBLOCK.rawValue : 0)
        let number = socket(AF_UNIX, CInt(flags), 0)
        guard number >= 0 else {
            throw HealthError(
                .socketFailed, "There is no descriptor left for a health socket.", cause: SystemCallError("socket"))
        }
        return OwnedDescriptor(taking: number)
    }

    func bind(_ descriptor: OwnedDescriptor) -> Bool {
        withPointer { Glibc.bind(descriptor.number, $0, $1) == 0 }
    }

    func connect(_ descriptor: OwnedDescriptor) -> Bool {
        withPointer { Glibc.connect(descriptor.number, $0, $1) == 0 }
    }

    private func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
        }
    }
}
