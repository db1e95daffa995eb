/// The facts by which a split view decides: what the app has given and prefers, and the room that there is.
struct SplitConditions: Equatable {
    typealias Column = UISplitViewController.Column

    var preferences: SplitPreferences
    /// The columns that have a controller.
    var given: Set<Column>
    /// The split view's size, in points.
    var size: CGSize
    /// The width of all columns beside the secondary one together in that size, in points.
    var others: CGFloat
    /// Whether there is room for one column only.
    var isCompact = false
    /// The index at which the part of each column begins on the stack of the one column that is shown; nil where that has no stack.
    var parts: [Column: Int]?

    var isClassic: Bool {
        preferences.style == .unspecified
    }

    var hasSupplementary: Bool {
        preferences.style == .tripleColumn
    }

    /// Whether the view is wide, as a tablet is that is held across.
    var isWide: Bool {
        SplitPreferences.isWide(size)
    }

    /// The columns that may stand side by side and have a controller, in this order from the primary edge.
    var present: [Column] {
        preferences.style.columns.filter(given.contains)
    }
}
