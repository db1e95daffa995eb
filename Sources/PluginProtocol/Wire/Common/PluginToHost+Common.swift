extension PluginToHost: CommonMessageBody {
    init?(common reader: inout MessageReader) throws(Misbehaviour) {
        let body: PluginToHost?
        switch reader.nextField {
        case 11: body = try reader.message(11) { _ in .session(.pong) }
        case 30: body = try reader.message(30, InputAnswer.self).map { .input(.inputWasHandled($0)) }
        case 51:
            // What bounds the parts of a commit, before any of them takes memory.
            let limits = reader.limits
            try Self.shapes.shape(for: limits).check(reader.bytes, descriptionBytes: limits.sceneDescriptionBytes)
            body = try reader.message(51, SceneCommit.self).map { .content(.sceneDidCommit($0)) }
        default: body = nil
        }
        guard let body else { return nil }
        self = body
    }

    func writeCommon(to writer: inout MessageWriter) -> Bool {
        switch self {
        case .session(.pong): writer.message(11) { _ in }
        case .input(.inputWasHandled(let answer)): writer.message(30, answer)
        case .content(.sceneDidCommit(let commit)): writer.message(51, commit)
        case .session, .scene, .input, .content: return false
        }
        return true
    }
}
