/// The first five fields of an envelope, which say of any message whose it is. Envelopes of both directions have them.
struct EnvelopeHeader {
    /// The fields of `PluginToHostEnvelope` have the same names and numbers.
    private typealias Field = FieldNumber.HostToPluginEnvelope

    var epoch: UInt64
    var sequence: UInt64
    var inReplyTo: UInt64?
    var deadlineMilliseconds: UInt64?
    var scene: UInt64?

    init(_ envelope: Envelope<some MessageBody>) {
        epoch = envelope.epoch?.rawValue ?? 0
        sequence = envelope.sequence.rawValue
        inReplyTo = envelope.inReplyTo?.rawValue
        deadlineMilliseconds = envelope.deadline.map(WireNumber.clockMilliseconds)
        scene = envelope.scene?.rawValue
    }

    init(_ wire: some WireEnvelope) {
        epoch = wire.epoch
        sequence = wire.sequence
        inReplyTo = wire.hasInReplyTo ? wire.inReplyTo : nil
        deadlineMilliseconds = wire.hasDeadlineMilliseconds ? wire.deadlineMilliseconds : nil
        scene = wire.hasScene ? wire.scene : nil
    }

    init(from reader: inout MessageReader) throws(Misbehaviour) {
        epoch = try reader.number(Field.epoch)
        sequence = try reader.number(Field.sequence)
        inReplyTo = try reader.optionalNumber(Field.inReplyTo)
        deadlineMilliseconds = try reader.optionalNumber(Field.deadlineMilliseconds)
        scene = try reader.optionalNumber(Field.scene)
    }

    func write(to writer: inout MessageWriter) {
        writer.number(Field.epoch, epoch)
        writer.number(Field.sequence, sequence)
        if let inReplyTo { writer.present(Field.inReplyTo, inReplyTo) }
        if let deadlineMilliseconds { writer.present(Field.deadlineMilliseconds, deadlineMilliseconds) }
        if let scene { writer.present(Field.scene, scene) }
    }

    /// Returns the envelope of a message with these fields.
    ///
    /// - Throws: An error where the message came on the wrong lane, or where a field that it needs is missing or 0.
    func envelope<Body: MessageBody>(_ body: Body, on lane: Lane) throws(Misbehaviour) -> Envelope<Body> {
        try within(body.name) { () throws(Misbehaviour) -> Envelope<Body> in
            let rules = body.rules
            if let own = rules.lane, own != lane {
                throw Misbehaviour(.wrongLane, "it came on the \(lane) lane and belongs on the \(own) lane")
            }
            guard rules.scene.admits(scene != nil) else {
                throw Misbehaviour(
                    scene != nil ? .foreignIdentifier : .missingField,
                    scene != nil ? "it must not name a scene" : "it must name a scene", at: ["scene"])
            }
            guard rules.reply.admits(inReplyTo != nil) else {
                throw Misbehaviour(.missingField, "it must name the message that it answers", at: ["in_reply_to"])
            }
            return Envelope(
                epoch: SessionEpoch(rawValue: epoch), sequence: try WireNumber.serial(sequence, "sequence"),
                inReplyTo: try Self.serial(inReplyTo, "in_reply_to"),
                deadline: deadlineMilliseconds.map(WireNumber.clock),
                scene: try Self.serial(scene, "scene"), body: body)
        }
    }

    private static func serial<Serial: SerialNumber>(
        _ number: UInt64?, _ field: String
    ) throws(Misbehaviour) -> Serial? {
        guard let number else { return nil }
        return try WireNumber.serial(number, field)
    }
}
