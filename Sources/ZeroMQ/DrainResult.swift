/// What draining a socket or a monitor came to.
public struct DrainResult: Hashable, Sendable {
    /// How many messages were taken.
    public let messageCount: Int

    /// What the socket is ready for now.
    public let events: SocketEvents

    /// Whether nothing is left, so that waiting for the descriptor is safe. If not, drain again before waiting.
    public var isComplete: Bool {
        !events.contains(.pollIn)
    }
}
