import Glibc
import MainLoop

/// Makes Unix sockets of streams that wait for nothing.
enum UnixSocket {
    static func make() throws(TransportError) -> OwnedDescriptor {
        let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let number = socket(AF_UNIX, type, 0)
        guard number >= 0 else {
            throw TransportError(
                .socketFailed, "No descriptor is left for a plugin's sockets; close some, or raise ulimit -n.",
                cause: SystemCallError("socket"))
        }
        return OwnedDescriptor(taking: number)
    }
}
