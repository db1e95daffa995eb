import SwiftProtobuf
import WireMessages

/// What the envelopes of both directions have in common.
protocol WireEnvelope: SwiftProtobuf.Message {
    var epoch: UInt64 { get set }
    var sequence: UInt64 { get set }
    var inReplyTo: UInt64 { get set }
    var hasInReplyTo: Bool { get }
    var deadlineMilliseconds: UInt64 { get set }
    var hasDeadlineMilliseconds: Bool { get }
    var scene: UInt64 { get set }
    var hasScene: Bool { get }
}

extension Mullion_V1_HostToPluginEnvelope: WireEnvelope {}
extension Mullion_V1_PluginToHostEnvelope: WireEnvelope {}

extension WireEnvelope {
    init(bytes: [UInt8], on lane: Lane, limits: Limits, shape: MessageShape) throws(Misbehaviour) {
        let limit = limits.messageBytes(on: lane)
        guard bytes.count <= limit else {
            throw Misbehaviour(
                .limitExceeded,
                "a message of \(bytes.count) bytes is larger than the \(limit) that are allowed on the \(lane) lane")
        }
        try shape.check(bytes, descriptionBytes: limits.sceneDescriptionBytes)
        var options = BinaryDecodingOptions()
        options.messageDepthLimit = MessageReader.deepestNesting
        options.discardUnknownFields = true
        do {
            try self.init(serializedBytes: bytes, options: options)
        } catch {
            throw WireNumber.unreadable
        }
    }

    init(_ header: EnvelopeHeader) {
        self.init()
        epoch = header.epoch
        sequence = header.sequence
        if let inReplyTo = header.inReplyTo { self.inReplyTo = inReplyTo }
        if let milliseconds = header.deadlineMilliseconds { deadlineMilliseconds = milliseconds }
        if let scene = header.scene { self.scene = scene }
    }

    /// Encoding fails only for a message of more than 2 GiB, which no value of ours can become within the limits.
    var encoded: [UInt8] {
        (try? serializedBytes()) ?? []
    }
}
