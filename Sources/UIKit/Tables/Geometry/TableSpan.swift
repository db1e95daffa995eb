/// A stretch of a table from the top down, in points of the table's own coordinates.
struct TableSpan: Sendable, Equatable {
    var start: CGFloat
    var height: CGFloat

    var end: CGFloat {
        start + height
    }

    /// Whether something of it is between two places.
    func meets(_ low: CGFloat, _ high: CGFloat) -> Bool {
        height > 0 && start < high && end > low
    }
}
