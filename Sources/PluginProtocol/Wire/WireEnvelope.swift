import SwiftProtobuf
import WireMessages

/// What the envelopes of both directions have in common.
protocol WireEnvelope: SwiftProtobuf.Message {
    var epoch: UInt64 { get set }
    var sequence: UInt64 { get set }
    var inReplyTo: UInt64 { get set }
    var hasInReplyTo: Bool { get }
    var deadlineMilliseconds: UInt32 { get set }
    var hasDeadlineMilliseconds: Bool { get }
    var scene: UInt64 { get set }
    var hasScene: Bool { get }
}

extension Mullion_V1_HostToPluginEnvelope: WireEnvelope {}
extension Mullion_V1_PluginToHostEnvelope: WireEnvelope {}

extension WireEnvelope {
    /// The deepest nesting that any message has is 11; bytes that nest deeper are refused while they are read.
    private static var deepestNesting: Int { 16 }

    init(bytes: [UInt8], on lane: Lane, limits: Limits, shape: MessageShape) throws(Misbehaviour) {
        let limit = limits.messageBytes(on: lane)
        guard bytes.count <= limit else {
            throw Misbehaviour(
                .limitExceeded,
                "a message of \(bytes.count) bytes is larger than the \(limit) that are allowed on the \(lane) lane")
        }
        try shape.check(bytes, descriptionBytes: limits.sceneDescriptionBytes)
        var options = BinaryDecodingOptions()
        options.messageDepthLimit = Self.deepestNesting
        options.discardUnknownFields = true
        do {
            try self.init(serializedBytes: bytes, options: options)
        } catch {
            throw Misbehaviour(.malformed, "the bytes are no message of this direction")
        }
    }

    init<Body>(_ envelope: Envelope<Body>) {
        self.init()
        epoch = envelope.epoch?.rawValue ?? 0
        sequence = envelope.sequence.rawValue
        if let inReplyTo = envelope.inReplyTo { self.inReplyTo = inReplyTo.rawValue }
        if let deadline = envelope.deadline { deadlineMilliseconds = WireNumber.milliseconds(deadline) }
        if let scene = envelope.scene { self.scene = scene.rawValue }
    }

    func envelope<Body: MessageBody>(_ body: Body, on lane: Lane) throws(Misbehaviour) -> Envelope<Body> {
        try within(body.name) { () throws(Misbehaviour) -> Envelope<Body> in
            if let own = body.lane, own != lane {
                throw Misbehaviour(.wrongLane, "it came on the \(lane) lane and belongs on the \(own) lane")
            }
            guard body.scene.admits(hasScene) else {
                throw Misbehaviour(
                    hasScene ? .foreignIdentifier : .missingField,
                    hasScene ? "it must not name a scene" : "it must name a scene", at: ["scene"])
            }
            guard body.reply.admits(hasInReplyTo) else {
                throw Misbehaviour(.missingField, "it must name the message that it answers", at: ["in_reply_to"])
            }
            return Envelope(
                epoch: SessionEpoch(rawValue: epoch), sequence: try WireNumber.serial(sequence, "sequence"),
                inReplyTo: hasInReplyTo ? try WireNumber.serial(inReplyTo, "in_reply_to") : nil,
                deadline: hasDeadlineMilliseconds ? .milliseconds(Int64(deadlineMilliseconds)) : nil,
                scene: hasScene ? try WireNumber.serial(scene, "scene") : nil, body: body)
        }
    }

    /// Encoding fails only for a message of more than 2 GiB, which no value of ours can become within the limits.
    var encoded: [UInt8] {
        (try? serializedBytes()) ?? []
    }
}
