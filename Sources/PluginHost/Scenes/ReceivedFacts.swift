import PluginProtocol

/// What plugins have told of a scene's controller, from one process to the next: a new controller begins with nothing, and says only
/// what is different from that.
struct ReceivedFacts {
    private var isAnythingTold = false
    private var isStale = false

    /// The controller that told them is gone, and the next one says what is different from nothing.
    mutating func sourceDidEnd() {
        if isAnythingTold { isStale = true }
    }

    /// - Returns: The facts that change for the host; nil where none does.
    mutating func receive(_ facts: SceneFacts) -> SceneFacts? {
        let news = isStale ? facts.fromTheStart : facts
        isStale = false
        guard news != .unchanged else { return nil }
        isAnythingTold = true
        return news
    }
}
