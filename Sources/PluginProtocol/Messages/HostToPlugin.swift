import CoreGraphics

/// Everything that a host may say to a plugin. Requests are imperative.
package enum HostToPlugin: Hashable, Sendable {
    // MARK: Session
    /// Opens the session.
    case welcome(Welcome)
    case refused(Refusal)
    /// Asks the plugin's main thread for a sign of life.
    case ping
    /// Asks the plugin to end; the host uses force after `grace`.
    case stop(grace: Duration)
    /// Something that a plugin under test is to do; only where `trace` was granted.
    case performDebugCommand(String)

    // MARK: Scenes
    /// Make the controller of this name; do not load its view.
    case openScene(controller: String)
    /// What the containers did to the controller during one turn of the host, in order.
    case updateScene([SceneStep])
    case closeScene
    /// The commit was shown, and the scene may send the next one.
    case acknowledgeCommit(CommitSerial)

    // MARK: Input
    case deliverTouches(TouchDelivery)
    case deliverScroll(ScrollDelivery)
    case deliverPresses(PressDelivery)
    case insertText(String)
    case deleteBackward
    case focusScene(Bool)
    /// The pointer moved with no button down; nil: it is above the scene no longer.
    case deliverHover(CGPoint?)
}

extension HostToPlugin: MessageBody {
    package var lane: Lane? {
        switch self {
        case .refused: nil
        default: .control
        }
    }

    package var scene: Presence {
        switch self {
        case .welcome, .refused, .ping, .stop, .performDebugCommand: .forbidden
        default: .required
        }
    }

    package var reply: Presence {
        .optional
    }

    /// What must have been granted to a plugin that is told this.
    package var capabilities: Set<Capability> {
        switch self {
        case .insertText, .deleteBackward: [.textInput]
        case .performDebugCommand: [.trace]
        default: []
        }
    }

    package var opensSession: Bool {
        if case .welcome = self { true } else { false }
    }

    package var name: String {
        switch self {
        case .welcome: "Welcome"
        case .refused: "Refused"
        case .ping: "Ping"
        case .stop: "Stop"
        case .performDebugCommand: "PerformDebugCommand"
        case .openScene: "OpenScene"
        case .updateScene: "UpdateScene"
        case .closeScene: "CloseScene"
        case .acknowledgeCommit: "AcknowledgeCommit"
        case .deliverTouches: "DeliverTouches"
        case .deliverScroll: "DeliverScroll"
        case .deliverPresses: "DeliverPresses"
        case .insertText: "InsertText"
        case .deleteBackward: "DeleteBackward"
        case .focusScene: "FocusScene"
        case .deliverHover: "DeliverHover"
        }
    }
}
