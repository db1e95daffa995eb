/// What a placeholder says.
struct PaneMessage: Hashable, Sendable {
    /// The plugin's name.
    let title: String
    /// How it is doing, in a sentence.
    let text: String
    let prospect: PlaceholderView.Prospect

    private static let starting = "Starting…"

    /// - Parameters:
    ///   - launching: What there is to say of a launch that goes on, beyond that it does.
    ///   - startsAfresh: Whether what the scene had kept is put aside.
    ///   - canRetry: Whether the user can bring an ended one back.
    init(_ title: String, _ state: PluginState, launching: String?, startsAfresh: Bool, canRetry: Bool) {
        self.title = title
        (text, prospect) =
            switch state {
            case .launching, .awaited: (launching ?? Self.starting, .isBusy)
            case .idle, .running, .unresponsive(offersRestart: false): (Self.starting, .isBusy)
            case .unresponsive(offersRestart: true): ("It was started and does not respond.", .offersRetry)
            case .waitingToRestart(let reason):
                ("\(reason) It starts again in a moment\(startsAfresh ? ", without what it had kept" : "").", .isTold)
            case .ended(let reason): (reason, canRetry ? .offersRetry : .isTold)
            }
    }
}
