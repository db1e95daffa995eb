import CoreGraphics

/// What a plugin says of one scene.
package enum SceneReport: Hashable, Sendable {
    case sceneDidOpen
    case sceneDidFail(SceneFailure)
    case sceneDidClose
    case titleDidChange(String?)
    /// In points; a side of 0 means no preference.
    case preferredContentSizeDidChange(CGSize)
}

extension SceneReport: MessageFamily {
    package var reply: Presence {
        switch self {
        case .sceneDidOpen, .sceneDidFail, .sceneDidClose: .required
        case .titleDidChange, .preferredContentSizeDidChange: .optional
        }
    }

    package var name: String {
        switch self {
        case .sceneDidOpen: "SceneDidOpen"
        case .sceneDidFail: "SceneDidFail"
        case .sceneDidClose: "SceneDidClose"
        case .titleDidChange: "TitleDidChange"
        case .preferredContentSizeDidChange: "PreferredContentSizeDidChange"
        }
    }

    package var parts: [String] {
        switch self {
        case .sceneDidFail(let failure): [failure.description]
        case .titleDidChange(let title): [title.map(TraceText.quoted) ?? "none"]
        case .preferredContentSizeDidChange(let size): [TraceText.size(size)]
        case .sceneDidOpen, .sceneDidClose: []
        }
    }
}
