/// Decides who is let in by the servers of a context, by ZAP (RFC 27).
///
/// A context has one at a time. While nobody drains it, clients wait for as long as the handshake may take. Like a socket it is
/// not Sendable and belongs to one thread.
package final class Authenticator {
    private let socket: ReplySocket

    /// The endpoint that RFC 27 names.
    private static let endpoint = "inproc://zeromq.zap.01"

    /// - Throws: `addressInUse` where the context has one.
    package init(context: Context) throws(ZeroMQError) {
        socket = try ReplySocket(context: context)
        try socket.bind(Endpoint(Self.endpoint))
    }

    deinit {
        close()
    }

    /// Ends it: nobody is let in any more. Calling it again does nothing.
    package func close() {
        socket.close()
    }

    /// The descriptor for an event loop, under the same rule as `Socket.fileDescriptor`.
    package var fileDescriptor: Int32 {
        get throws(ZeroMQError) {
            try socket.fileDescriptor
        }
    }

    /// Whether somebody waits for a verdict.
    package var hasRequests: Bool {
        get throws(ZeroMQError) {
            try socket.events.contains(.pollIn)
        }
    }

    /// Answers the requests there are.
    ///
    /// - Parameters:
    ///   - limit: After how many requests to stop.
    ///   - judge: Decides about one. A request that is not for CURVE is turned away without being asked about.
    package func drain(
        limit: Int = .max, _ judge: (AuthenticationRequest) -> AuthenticationVerdict
    ) throws -> DrainResult {
        try socket.drain(limit: limit) { message in
            let request = AuthenticationRequest(message)
            let verdict = request.map(judge) ?? .turnedAway
            let number = request?.number ?? (message.count > 1 ? message[1] : Frame())
            _ = try socket.send(
                ["1.0", number, verdict.status, Frame(), verdict.userID, Frame()], mode: .dontWait)
        }
    }
}

@available(*, unavailable)
extension Authenticator: Sendable {}
