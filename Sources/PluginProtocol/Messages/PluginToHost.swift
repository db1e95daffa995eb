import CoreGraphics

/// Everything that a plugin may say to its host. Reports are in the past tense.
package enum PluginToHost: Hashable, Sendable {
    // MARK: Session
    /// The first message on each lane.
    case hello(Hello)
    case pong
    /// Answers `stop`: nothing follows.
    case willStop
    /// What controllers did, for tests that compare placements.
    case didRecordTrace([String])

    // MARK: Scenes
    case sceneDidOpen
    case sceneDidFail(SceneFailure)
    case sceneDidClose
    /// Answers input.
    case inputWasHandled(InputAnswer)
    case titleDidChange(String?)
    /// In points; a side of 0 means no preference.
    case preferredContentSizeDidChange(CGSize)

    // MARK: Content
    case imageChunk(ImageChunk)
    case sceneDidCommit(SceneCommit)
}

extension PluginToHost: MessageBody {
    package var lane: Lane? {
        switch self {
        case .hello: nil
        case .imageChunk, .sceneDidCommit: .content
        default: .control
        }
    }

    package var scene: Presence {
        switch self {
        case .hello, .pong, .willStop, .imageChunk: .forbidden
        case .didRecordTrace: .optional
        default: .required
        }
    }

    package var reply: Presence {
        switch self {
        case .pong, .willStop, .sceneDidOpen, .sceneDidFail, .sceneDidClose, .inputWasHandled: .required
        default: .optional
        }
    }

    package var opensSession: Bool {
        if case .hello = self { true } else { false }
    }

    package var name: String {
        switch self {
        case .hello: "Hello"
        case .pong: "Pong"
        case .willStop: "WillStop"
        case .didRecordTrace: "DidRecordTrace"
        case .sceneDidOpen: "SceneDidOpen"
        case .sceneDidFail: "SceneDidFail"
        case .sceneDidClose: "SceneDidClose"
        case .inputWasHandled: "InputWasHandled"
        case .titleDidChange: "TitleDidChange"
        case .preferredContentSizeDidChange: "PreferredContentSizeDidChange"
        case .imageChunk: "ImageChunk"
        case .sceneDidCommit: "SceneDidCommit"
        }
    }
}
