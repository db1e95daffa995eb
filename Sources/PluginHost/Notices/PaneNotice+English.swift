extension PaneNotice {
    /// Makes the notice of a host that has no words of its own: in English, with a button for all that the user can do.
    public init(_ occasion: PaneOccasion) {
        let (title, message) = Self.english(occasion)
        self.init(
            title, message: message,
            buttons: occasion.actions.map { Button($0, title: Self.english($0, occasion)) }, for: occasion)
    }

    private static func english(_ occasion: PaneOccasion) -> (title: String, message: String) {
        let name = occasion.pluginName
        return switch occasion.cause {
        case .starting: (name, "Starting…")
        case .awaited(let refusal?): (name, "\(refusal) Waiting for the plugin…")
        case .awaited(nil): (name, "Waiting for the plugin…")
        case .restarting(let reason, startsAfresh: false): (name, "\(reason) It starts again in a moment.")
        case .restarting(let reason, startsAfresh: true):
            (name, "\(reason) It starts again in a moment, without what it had kept.")
        case .notResponding where occasion.showsContent: ("Not responding", "")
        case .notResponding: (name, "It was started and does not respond.")
        case .lost where occasion.actions.contains(.goBack): (name, "\(lost) Go back to open it again.")
        case .lost: (name, lost)
        case .ended(let reason), .unavailable(let reason): (name, reason)
        }
    }

    private static func english(_ action: PaneAction, _ occasion: PaneOccasion) -> String {
        switch action {
        case .retry: occasion.showsContent ? "Restart" : "Retry"
        case .goBack: "Go back"
        case .close: "Close"
        }
    }

    /// The reason of a page that went with its process.
    static let lost = "This page was lost when its plugin ended."
}
