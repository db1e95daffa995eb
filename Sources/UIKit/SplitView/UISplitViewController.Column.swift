extension UISplitViewController {
    /// A place for a controller.
    public enum Column: Int, Sendable {
        /// At the primary edge: what there is to choose from.
        case primary = 0
        /// Beside it, in the style of three columns.
        case supplementary = 1
        /// The rest: what has been chosen.
        case secondary = 2
        /// Shown in place of all others where there is room for one column only.
        case compact = 3
    }
}
