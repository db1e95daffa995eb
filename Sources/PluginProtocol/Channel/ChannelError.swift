import Diagnostics

/// Why a channel ended by itself.
package struct ChannelError: CodedError, Hashable {
    package let code: Code
    /// A sentence for a person.
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String {
        "\(code.rawValue): \(message)"
    }
}

extension ErrorCode<ChannelError> {
    /// The other side closed its end, or its process ended.
    package static var peerClosed: Self { Self(rawValue: "peer-closed") }
    /// The other side reads so slowly that too much waits to be sent.
    package static var backlog: Self { Self(rawValue: "backlog") }
    /// A message of this side is larger than the other accepts.
    package static var messageTooLarge: Self { Self(rawValue: "message-too-large") }
    /// The system or the transport failed.
    package static var transport: Self { Self(rawValue: "transport") }
}

extension ChannelError {
    /// Nil where the message is small enough.
    package init?(tooLarge bytes: Int, _ body: some MessageBody, limits: Limits, on lane: Lane) {
        let limit = limits.messageBytes(on: lane)
        guard bytes > limit else { return nil }
        self.init(
            .messageTooLarge,
            "\(body.name) of \(bytes) bytes is larger than the \(limit) that are allowed on the \(lane) lane.")
    }
}
