extension PluginToHost: CustomStringConvertible {
    /// `SceneDidCommit(commit: 3, answers: 7, updates: 12)`: the message's name with what a person wants to know of it.
    package var description: String {
        TraceText.call(name, parts)
    }

    private var parts: [String] {
        switch self {
        case .hello(let hello):
            ["\(hello.plugin)", "\(hello.lane)", "\(hello.versions)"]
        case .didRecordTrace(let lines):
            ["\(lines.count) lines"]
        case .sceneDidFail(let failure):
            [failure.description]
        case .inputWasHandled(let answer):
            [answer.description]
        case .titleDidChange(let title):
            [title.map(TraceText.quoted) ?? "none"]
        case .preferredContentSizeDidChange(let size):
            [TraceText.size(size)]
        case .imageChunk(let chunk):
            [
                "\(chunk.image)", "\(chunk.width)x\(chunk.height)",
                "\(chunk.offset)..<\(chunk.offset + chunk.bytes.count)",
            ]
        case .sceneDidCommit(let commit):
            ["commit: \(commit.serial)"]
                + (commit.answeredResize.map { ["answers: \($0)"] } ?? [])
                + ["updates: \(commit.layers.updates.count)"]
                + (commit.layers.removed.isEmpty ? [] : ["removed: \(commit.layers.removed.count)"])
        case .pong, .willStop, .sceneDidOpen, .sceneDidClose:
            []
        }
    }
}
