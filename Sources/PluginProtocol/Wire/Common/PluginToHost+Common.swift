extension PluginToHost: CommonMessageBody {
    private typealias Field = FieldNumber.PluginToHostEnvelope

    init?(common reader: inout MessageReader) throws(Misbehaviour) {
        let body: PluginToHost?
        switch reader.nextField {
        case Field.pong: body = try reader.message(Field.pong) { _ in .session(.pong) }
        case Field.inputWasHandled:
            body = try reader.message(Field.inputWasHandled, InputAnswer.self).map { .input(.inputWasHandled($0)) }
        case Field.sceneDidCommit:
            // What bounds the parts of a commit, before any of them takes memory.
            let limits = reader.limits
            try Self.shapes.shape(for: limits).check(reader.bytes, descriptionBytes: limits.sceneDescriptionBytes)
            body = try reader.message(Field.sceneDidCommit, SceneCommit.self).map { .content(.sceneDidCommit($0)) }
        default: body = nil
        }
        guard let body else { return nil }
        self = body
    }

    func writeCommon(to writer: inout MessageWriter) -> Bool {
        switch self {
        case .session(.pong): writer.message(Field.pong) { _ in }
        case .input(.inputWasHandled(let answer)): writer.message(Field.inputWasHandled, answer)
        case .content(.sceneDidCommit(let commit)): writer.message(Field.sceneDidCommit, commit)
        case .session, .scene, .input, .content: return false
        }
        return true
    }
}
