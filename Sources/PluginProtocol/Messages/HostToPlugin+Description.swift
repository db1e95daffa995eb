extension HostToPlugin: CustomStringConvertible {
    /// `ResizeScene(size: 320x480, serial: 7)`: the message's name with what a person wants to know of it. What was typed
    /// is not shown, because it may be a password.
    package var description: String {
        TraceText.call(name, parts)
    }

    private var parts: [String] {
        switch self {
        case .welcome(let welcome):
            ["version: \(welcome.version)", "epoch: \(welcome.epoch)"]
        case .refused(let refusal):
            [refusal.description]
        case .stop(let grace):
            ["grace: \(grace)"]
        case .openScene(let controller):
            ["controller: \(TraceText.quoted(controller))"]
        case .updateScene(let steps):
            steps.map(\.description)
        case .acknowledgeCommit(let commit):
            ["commit: \(commit)"]
        case .deliverTouches(let delivery):
            delivery.touches.map { "\($0.id) \($0.phase.rawValue) \(TraceText.point($0.position))" }
        case .deliverScroll(let scroll):
            [
                "position: \(TraceText.point(scroll.position))",
                "delta: \(scroll.delta.dx.shortText),\(scroll.delta.dy.shortText)",
            ]
        case .deliverPresses(let delivery):
            delivery.presses.map(\.phase.rawValue)
        case .insertText(let text):
            ["\(text.count) characters"]
        case .focusScene(let focused):
            ["\(focused)"]
        case .deliverHover(let position):
            [position.map { "position: \(TraceText.point($0))" } ?? "left"]
        case .performDebugCommand(let command):
            [command]
        case .ping, .closeScene, .deleteBackward:
            []
        }
    }
}
