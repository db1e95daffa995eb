/// What a message's family says of how it travels, all at once: each message is asked for it on its way.
package struct MessageRules: Hashable, Sendable {
    /// See the properties of `MessageFamily`.
    package let lane: Lane?
    package let scene: Presence
    package let reply: Presence
    package let opensSession: Bool
    package let callsApp: Bool
    package let capability: Capability?

    package init(_ message: some MessageFamily) {
        lane = message.lane
        scene = message.scene
        reply = message.reply
        opensSession = message.opensSession
        callsApp = message.callsApp
        capability = message.capability
    }
}
