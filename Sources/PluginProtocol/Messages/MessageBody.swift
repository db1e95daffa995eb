/// What one side may say to the other: `HostToPlugin` or `PluginToHost`.
package protocol MessageBody: Hashable, Sendable, CustomStringConvertible {
    /// The message's name as in `protos/`.
    var name: String { get }

    /// Where it travels; nil where it may on either lane.
    var lane: Lane? { get }

    /// Whether the envelope names a scene.
    var scene: Presence { get }

    /// Whether the envelope names the message that this one answers.
    var reply: Presence { get }

    /// Whether it belongs to the handshake and to nothing after it.
    var opensSession: Bool { get }

    /// Takes a message out of its bytes, checking everything that can be checked without knowing what was said before.
    ///
    /// This is the only way in. Nothing in `bytes` can make it trap.
    static func decode(_ bytes: [UInt8], on lane: Lane, limits: Limits) throws(Misbehaviour) -> Envelope<Self>

    /// Whether `decode` may take longer than a moment. Bytes that are no message are told from others by `decode` only.
    static func isLongToDecode(_ bytes: [UInt8]) -> Bool

    /// Total: what this code can hold it can send. A value outside the published limits is refused by the receiver.
    static func encode(_ envelope: Envelope<Self>) -> [UInt8]
}

/// Whether a field of the envelope goes with a message.
package enum Presence: Hashable, Sendable {
    case required
    case optional
    case forbidden

    func admits(_ isPresent: Bool) -> Bool {
        switch self {
        case .required: isPresent
        case .optional: true
        case .forbidden: !isPresent
        }
    }
}
