extension UISplitViewController {
    /// How many columns a split view controller has been made for.
    public enum Style: Int, Sendable {
        /// Two children, which are given by `viewControllers`.
        case unspecified = 0
        /// A primary and a secondary column, which are given by `setViewController(_:for:)`.
        case doubleColumn = 1
        /// One more between the two.
        case tripleColumn = 2
    }
}

extension UISplitViewController.Style {
    /// The columns that may stand side by side, in this order from the primary edge.
    var columns: [UISplitViewController.Column] {
        self == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
}
