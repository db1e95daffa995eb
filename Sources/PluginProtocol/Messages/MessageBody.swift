/// What one side may say to the other: `HostToPlugin` or `PluginToHost`.
package protocol MessageBody: Hashable, Sendable, CustomStringConvertible {
    /// The message itself, as one of its family.
    var family: any MessageFamily { get }

    /// What `family` says of how it travels, without making a box for it.
    var rules: MessageRules { get }

    /// Takes a message out of its bytes, checking everything that can be checked without knowing what was said before.
    ///
    /// This is the only way in. Nothing in `bytes` can make it trap.
    static func decode(_ bytes: [UInt8], on lane: Lane, limits: Limits) throws(Misbehaviour) -> Envelope<Self>

    /// Whether `decode` may take longer than a moment. Bytes that are no message are told from others by `decode` only.
    static func isLongToDecode(_ bytes: [UInt8]) -> Bool

    /// Total: what this code can hold it can send. A value outside the published limits is refused by the receiver.
    static func encode(_ envelope: Envelope<Self>) -> [UInt8]
}

extension MessageBody {
    package var name: String { family.name }
    package var lane: Lane? { rules.lane }

    /// `AcknowledgeCommit(commit: 3)`: the message's name with what a person wants to know of it.
    package var description: String {
        let family = family
        return TraceText.call(family.name, family.parts)
    }
}
