/// The items that a data source is asked to get ready before they are seen.
struct PrefetchPlan {
    /// The items that were asked for and have not been seen or called off since.
    private var asked: Set<IndexPath> = []

    /// - Parameters:
    ///   - shown: The items that there are views for.
    ///   - ahead: The items that come next, in order.
    /// - Returns: The items that are asked for now, and those that are not needed any more after all.
    mutating func update(shown: Set<IndexPath>, ahead: [IndexPath]) -> (wanted: [IndexPath], cancelled: [IndexPath]) {
        let next = ahead.filter { !shown.contains($0) }
        let wanted = next.filter { !asked.contains($0) }
        let cancelled = asked.subtracting(next).subtracting(shown).sorted()
        asked = Set(next)
        return (wanted, cancelled)
    }

    mutating func reset() {
        asked = []
    }
}
