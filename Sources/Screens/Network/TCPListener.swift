import Glibc
import MainLoop

/// A socket at which viewers or browsers arrive.
struct TCPListener: Sendable {
    let descriptor: OwnedDescriptor
    /// The port that it listens at: the wanted one, or the one that the system picked.
    let port: Int
    /// Whether only this machine can reach it.
    let isLoopback: Bool

    /// - Parameters:
    ///   - address: An IPv4 or IPv6 address in numbers, or `localhost`.
    ///   - port: 0 to 65535; 0 lets the system pick one.
    init(address: String, port: Int) throws(ScreenError) {
        guard let portNumber = UInt16(exactly: port) else {
            throw ScreenError(.portNotAllowed, "\(port) is not a port to listen at; use 0 to 65535.")
        }
        guard var socketAddress = SocketAddress(address, port: portNumber) else {
            throw ScreenError(
                .addressNotAvailable,
                "“\(address)” is not an address to listen at; use one in numbers, such as 127.0.0.1 or ::1.")
        }
        isLoopback = socketAddress.isLoopback
        let number = socket(socketAddress.family, Self.streamType, 0)
        guard number >= 0 else {
            throw ScreenError(
                .outOfResources, "There is no descriptor left to listen at port \(port).",
                cause: "\(SystemCallError("socket"))")
        }
        descriptor = OwnedDescriptor(taking: number)
        var yes: CInt = 1
        setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
        guard socketAddress.bind(number), listen(number, Self.queueLength) == 0 else {
            throw Self.refusal(address: address, port: port, cause: SystemCallError("bind"))
        }
        self.port = socketAddress.boundPort(of: number)
    }

    /// How many may wait to be taken. Of those that come when the queue is full the system drops the beginning, and then it
    /// takes a second or more until they try again.
    private static let queueLength: CInt = 128

    private static var streamType: CInt {
        CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    }

    private static func refusal(address: String, port: Int, cause: SystemCallError) -> ScreenError {
        switch cause.errorNumber {
        case EADDRINUSE:
            ScreenError(
                .addressInUse,
                "Another program listens at \(address) port \(port); end it, or choose another by --port and --vnc-port, 0 for a free one.",
                cause: "\(cause)")
        case EACCES:
            ScreenError(
                .portNotAllowed, "Only the administrator may listen at port \(port); choose one above 1023.",
                cause: "\(cause)")
        case EADDRNOTAVAIL:
            ScreenError(
                .addressNotAvailable, "\(address) is not an address of this machine; use one that `ip address` lists.",
                cause: "\(cause)")
        default:
            ScreenError(
                .addressNotAvailable, "Nothing can listen at \(address) port \(port).", cause: "\(cause)")
        }
    }
}
