/// What there is to see, on the lane of content. Commits and facts are indirect: a report is moved and copied often on its way, and they
/// take two kilobytes.
package enum ContentReport: Hashable, Sendable {
    /// Pictures are the session's: every scene may show them.
    case imageChunk(ImageChunk)
    indirect case sceneDidCommit(SceneCommit)
    /// Where no commit goes with it.
    indirect case sceneDidChangeFacts(SceneFacts)
    /// What the scene shows, in words: asked for by `describeScene`.
    case sceneDidDescribe(SceneDescription)
}

extension ContentReport: MessageFamily {
    package var lane: Lane? {
        .content
    }

    package var scene: Presence {
        switch self {
        case .imageChunk: .forbidden
        case .sceneDidCommit, .sceneDidChangeFacts, .sceneDidDescribe: .required
        }
    }

    package var reply: Presence {
        switch self {
        case .sceneDidDescribe: .required
        case .imageChunk, .sceneDidCommit, .sceneDidChangeFacts: .optional
        }
    }

    package var name: String {
        switch self {
        case .imageChunk: "ImageChunk"
        case .sceneDidCommit: "SceneDidCommit"
        case .sceneDidChangeFacts: "SceneDidChangeFacts"
        case .sceneDidDescribe: "SceneDidDescribe"
        }
    }

    package var parts: [String] {
        switch self {
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
                + commit.facts.description
        case .sceneDidChangeFacts(let facts):
            facts.description
        case .sceneDidDescribe(let description):
            ["elements: \(description.elements.count)"]
        }
    }
}
