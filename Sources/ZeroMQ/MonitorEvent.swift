import CZeroMQ

/// Something that happened to a socket's connections, see zmq_socket_monitor(3).
package struct MonitorEvent: Hashable, Sendable {
    /// What happened. Descriptors are libzmq's own: good for telling connections apart, not for use.
    package enum Kind: Hashable, Sendable {
        /// A connection to a peer was made; the handshake follows.
        case connected(descriptor: Int32)
        /// Connecting goes on in the background.
        case connectDelayed
        /// Connecting is tried again after a pause.
        case connectRetried(after: Duration)
        /// Connections are accepted.
        case listening(descriptor: Int32)
        case bindFailed(ZeroMQError.Code)
        /// A peer's connection was accepted; the handshake follows.
        case accepted(descriptor: Int32)
        case acceptFailed(ZeroMQError.Code)
        /// A connection or a listener was closed from this side.
        case closed(descriptor: Int32)
        case closeFailed(ZeroMQError.Code)
        /// A connection was lost, or dropped because the peer broke a rule such as the maximum message size.
        case disconnected(descriptor: Int32)
        /// Monitoring has ended; no event follows.
        case monitorStopped
        /// The peer speaks ZMTP and was let in.
        case handshakeSucceeded
        /// The connection failed during the handshake.
        case handshakeFailedNoDetail(ZeroMQError.Code)
        /// The peer broke the protocol; one of libzmq's `ZMQ_PROTOCOL_ERROR_` numbers.
        case handshakeFailedProtocol(error: Int32)
        /// The peer was refused, with the status that the authenticator gave: 300, 400 or 500.
        case handshakeFailedAuth(status: Int32)
        /// An event of a newer libzmq.
        case unknown(event: UInt16, value: Int32)
    }

    package let kind: Kind

    /// The endpoint concerned, in libzmq's notation; empty for some events.
    package let endpoint: String

    init(kind: Kind, endpoint: String) {
        self.kind = kind
        self.endpoint = endpoint
    }

    /// Reads libzmq's two frames: number and value in six bytes, then the endpoint. Nil when they are malformed.
    init?(_ message: MultipartMessage) {
        guard message.count == 2, message[0].size == 6 else { return nil }
        (kind, endpoint) = message[0].withUnsafeBytes { bytes in
            let event = bytes.loadUnaligned(as: UInt16.self)
            let value = bytes.loadUnaligned(fromByteOffset: 2, as: Int32.self)
            return (
                Kind(event: event, value: value), message[1].withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
            )
        }
    }
}

extension MonitorEvent.Kind {
    init(event: UInt16, value: Int32) {
        let code = ZeroMQError.Code(rawValue: value)
        self =
            switch Int32(event) {
            case ZMQ_EVENT_CONNECTED: .connected(descriptor: value)
            case ZMQ_EVENT_CONNECT_DELAYED: .connectDelayed
            case ZMQ_EVENT_CONNECT_RETRIED: .connectRetried(after: .milliseconds(value))
            case ZMQ_EVENT_LISTENING: .listening(descriptor: value)
            case ZMQ_EVENT_BIND_FAILED: .bindFailed(code)
            case ZMQ_EVENT_ACCEPTED: .accepted(descriptor: value)
            case ZMQ_EVENT_ACCEPT_FAILED: .acceptFailed(code)
            case ZMQ_EVENT_CLOSED: .closed(descriptor: value)
            case ZMQ_EVENT_CLOSE_FAILED: .closeFailed(code)
            case ZMQ_EVENT_DISCONNECTED: .disconnected(descriptor: value)
            case ZMQ_EVENT_MONITOR_STOPPED: .monitorStopped
            case ZMQ_EVENT_HANDSHAKE_SUCCEEDED: .handshakeSucceeded
            case ZMQ_EVENT_HANDSHAKE_FAILED_NO_DETAIL: .handshakeFailedNoDetail(code)
            case ZMQ_EVENT_HANDSHAKE_FAILED_PROTOCOL: .handshakeFailedProtocol(error: value)
            case ZMQ_EVENT_HANDSHAKE_FAILED_AUTH: .handshakeFailedAuth(status: value)
            default: .unknown(event: event, value: value)
            }
    }
}
