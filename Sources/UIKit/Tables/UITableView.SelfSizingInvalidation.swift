extension UITableView {
    /// Which changes in a cell that is shown make its row be measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None: only updates of the table and another width do.
        case disabled = 0
        /// A content of another size, as the cell or a view directly in its content view says it by `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// The same, and every layout of the content view's constraints that needs another height.
        case enabledIncludingConstraints = 2
    }
}
