import CZeroMQ

/// What a socket is ready for, see ZMQ_EVENTS in zmq_getsockopt(3).
package struct SocketEvents: OptionSet, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// A whole message can be received without waiting.
    package static let pollIn = SocketEvents(rawValue: ZMQ_POLLIN)
    /// A whole message can be sent without waiting.
    package static let pollOut = SocketEvents(rawValue: ZMQ_POLLOUT)
}
