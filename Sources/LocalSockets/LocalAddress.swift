import Glibc
import MainLoop

/// The path of a Unix socket, as the socket calls want it.
package struct LocalAddress: Sendable {
    package let path: String
    let purpose: SocketPurpose

    /// - Throws: `badPath` for one that is no absolute path, or longer than the path of a socket may be.
    package init(_ path: String, for purpose: SocketPurpose) throws(LocalSocketError) {
        guard path.hasPrefix("/"), !path.utf8.contains(0), path.utf8.count < Self.capacity else {
            throw LocalSocketError(
                .badPath,
                "“\(path)” is no place for \(purpose.name). Set \(purpose.variable) to an absolute path of at most "
                    + "\(Self.capacity - 1) bytes.")
        }
        self.path = path
        self.purpose = purpose
    }

    private static let capacity = MemoryLayout.size(ofValue: sockaddr_un().sun_path)

    /// A socket that is neither bound nor connected.
    package func makeSocket(nonBlocking: Bool) throws(LocalSocketError) -> OwnedDescriptor {
        let flags = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | (nonBlocking ? SOCK_NONBLOCK.rawValue : 0)
        let number = socket(AF_UNIX, CInt(flags), 0)
        guard number >= 0 else {
            throw LocalSocketError(
                .socketFailed, "There is no descriptor left for \(purpose.name).", cause: SystemCallError("socket"))
        }
        return OwnedDescriptor(taking: number)
    }

    /// - Returns: Whether it succeeded; else `errno` says why not.
    package func bind(_ descriptor: OwnedDescriptor) -> Bool {
        withPointer { Glibc.bind(descriptor.number, $0, $1) == 0 }
    }

    /// - Returns: Whether it succeeded; else `errno` says why not.
    package func connect(_ descriptor: OwnedDescriptor) -> Bool {
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
