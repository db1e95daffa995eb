extension PluginToHost {
    /// - Returns: Nil where it is another message than those that are read directly, is written in an unusual way, or must not be.
    static func decodeCommon(_ bytes: [UInt8], on lane: Lane, limits: Limits) -> Envelope<PluginToHost>? {
        guard bytes.count <= limits.messageBytes(on: lane) else { return nil }
        do throws(Misbehaviour) {
            var reader = MessageReader(bytes)
            let header = try EnvelopeHeader(from: &reader)
            let body: PluginToHost?
            switch reader.nextMessage {
            case 11: body = try reader.message(11) { _ in .session(.pong) }
            case 30: body = try reader.message(30, InputAnswer.self).map { .input(.inputWasHandled($0)) }
            case 51:
                // What bounds the parts of a commit, before any of them takes memory.
                try shapes.shape(for: limits).check(bytes, descriptionBytes: limits.sceneDescriptionBytes)
                body = try reader.message(51) { reader throws(Misbehaviour) in
                    .content(.sceneDidCommit(try SceneCommit(from: &reader, limits: limits)))
                }
            default: body = nil
            }
            guard let body else { return nil }
            try reader.finish()
            return try header.envelope(body, on: lane)
        } catch {
            return nil
        }
    }

    /// - Returns: Nil for other messages than those that are written directly.
    static func encodeCommon(_ envelope: Envelope<PluginToHost>) -> [UInt8]? {
        var writer = MessageWriter()
        EnvelopeHeader(envelope).write(to: &writer)
        switch envelope.body {
        case .session(.pong): writer.message(11) { _ in }
        case .input(.inputWasHandled(let answer)): writer.message(30, answer)
        case .content(.sceneDidCommit(let commit)): writer.message(51) { commit.write(to: &$0) }
        case .session, .scene, .input, .content: return nil
        }
        return writer.bytes
    }
}
