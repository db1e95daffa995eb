/// The messages that one side may send to the other. Common ones are read and written directly, all others by the generated code.
protocol CommonMessageBody: MessageBody {
    /// Takes a common message, which is one field of an envelope. Nil for any other message.
    ///
    /// - Throws: An error for what is unusual or not allowed. Nobody reads its words: see `MessageReader`.
    init?(common reader: inout MessageReader) throws(Misbehaviour)

    /// Writes a common message as a field of an envelope.
    ///
    /// - Returns: Whether it is a common message. Of any other one nothing was written.
    func writeCommon(to writer: inout MessageWriter) -> Bool
}

extension CommonMessageBody {
    /// Reads an envelope directly.
    ///
    /// - Returns: Nil where the message is none of the common ones, is written in an unusual way, or breaks a rule. The generated code then reads it.
    static func decodeCommon(_ bytes: [UInt8], on lane: Lane, limits: Limits) -> Envelope<Self>? {
        guard bytes.count <= limits.messageBytes(on: lane) else { return nil }
        do throws(Misbehaviour) {
            var reader = MessageReader(bytes, limits: limits)
            let header = try EnvelopeHeader(from: &reader)
            guard let body = try Self(common: &reader) else { return nil }
            try reader.finish()
            return try header.envelope(body, on: lane)
        } catch {
            return nil
        }
    }

    /// Writes an envelope directly.
    ///
    /// - Returns: Nil where the message is none of the common ones. The generated code then writes it.
    static func encodeCommon(_ envelope: Envelope<Self>) -> [UInt8]? {
        var writer = MessageWriter()
        EnvelopeHeader(envelope).write(to: &writer)
        return envelope.body.writeCommon(to: &writer) ? writer.bytes : nil
    }
}
