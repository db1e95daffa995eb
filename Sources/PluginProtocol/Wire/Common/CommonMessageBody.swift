/// What one side may say to the other, of which common messages are read and written directly.
protocol CommonMessageBody: MessageBody {
    /// Takes a common message, which is one field of an envelope.
    ///
    /// - Returns: Nil for another one.
    /// - Throws: What is unusual or not allowed. Nobody reads it: see `MessageReader`.
    init?(common reader: inout MessageReader) throws(Misbehaviour)

    /// Writes a common message as a field of an envelope.
    ///
    /// - Returns: False for another one, of which nothing was written.
    func writeCommon(to writer: inout MessageWriter) -> Bool
}

extension CommonMessageBody {
    /// - Returns: Nil where it is another message than those that are read directly, is written in an unusual way, or must not be.
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

    /// - Returns: Nil for other messages than those that are written directly.
    static func encodeCommon(_ envelope: Envelope<Self>) -> [UInt8]? {
        var writer = MessageWriter()
        EnvelopeHeader(envelope).write(to: &writer)
        return envelope.body.writeCommon(to: &writer) ? writer.bytes : nil
    }
}
