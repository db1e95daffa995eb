/// Messages of one direction that belong together, and what is said about each of them.
package protocol MessageFamily: Hashable, Sendable {
    /// The message's name as in `protos/`.
    var name: String { get }

    /// What a person wants to know of it in a trace. Never what was typed.
    var parts: [String] { get }

    /// Where it travels; nil where it may on either lane.
    var lane: Lane? { get }

    /// Whether the envelope names a scene.
    var scene: Presence { get }

    /// Whether the envelope names the message that this one answers.
    var reply: Presence { get }

    /// Whether it belongs to the handshake and to nothing after it.
    var opensSession: Bool { get }

    /// Whether code of an app may be called for it when it is received, before the end of the turn.
    var callsApp: Bool { get }

    /// What must have been granted to a plugin that is told this.
    var capability: Capability? { get }
}

/// What holds for most messages: they are about a scene, travel on the lane of control and need not be answers.
extension MessageFamily {
    package var lane: Lane? { .control }
    package var scene: Presence { .required }
    package var reply: Presence { .optional }
    package var opensSession: Bool { false }
    package var callsApp: Bool { true }
    package var capability: Capability? { nil }
}
