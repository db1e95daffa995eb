import CZeroMQ

/// What a socket is ready for, see ZMQ_EVENTS in zmq_getsockopt(3).
public struct SocketEvents: OptionSet, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// A whole message can be received without waiting.
    public static let pollIn = SocketEvents(rawValue: ZMQ_POLLIN)
    /// A whole message can be sent without waiting.
    public static let pollOut = SocketEvents(rawValue: ZMQ_POLLOUT)
}
