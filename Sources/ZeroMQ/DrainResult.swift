/// What draining a socket or a monitor came to.
package struct DrainResult: Hashable, Sendable {
    /// How many messages were taken.
    package let messageCount: Int

    /// What the socket is ready for now.
    package let events: SocketEvents

    /// Whether nothing is left, so that waiting for the descriptor is safe. If not, drain again before waiting.
    package var isComplete: Bool {
        !events.contains(.pollIn)
    }
}
