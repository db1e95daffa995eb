import Glibc
import MainLoop

/// A server that never accepts.
final class ListeningSocket {
    /// With a first zero byte for an abstract one.
    let path: String
    private(set) var port = 0
    private let descriptor: OwnedDescriptor

    init(path: String, backlog: CInt = 8) throws {
        self.path = path
        descriptor = OwnedDescriptor(taking: socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0))
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + path.utf8.count)
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor.number, $0, length) }
        }
        guard bound == 0, listen(descriptor.number, backlog) == 0 else { throw SystemCallError("bind") }
    }

    private init(onLoopback descriptor: OwnedDescriptor, port: Int) {
        path = ""
        self.descriptor = descriptor
        self.port = port
    }

    deinit {
        if path.hasPrefix("/") { unlink(path) }
    }

    /// Whether somebody has connected.
    var hasVisitor: Bool {
        var event = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
        return poll(&event, 1, 0) == 1
    }

    /// On a port of this machine that is free.
    static func onLoopback() throws -> ListeningSocket {
        let descriptor = OwnedDescriptor(
            taking: socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isThere = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor.number, $0, length) == 0 && listen(descriptor.number, 8) == 0
                    && getsockname(descriptor.number, $0, &length) == 0
            }
        }
        guard isThere else { throw SystemCallError("bind") }
        return ListeningSocket(onLoopback: descriptor, port: Int(address.sin_port.bigEndian))
    }
}
