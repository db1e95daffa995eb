extension UITableView {
    /// The changes in a cell that is shown which make its row be measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// No change in a cell does: only updates of the table and another width do.
        case disabled = 0
        /// A content of another size does, as the cell or a view directly in its content view says it by
        /// `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// The same does, and every layout of the content view's constraints that needs another height.
        case enabledIncludingConstraints = 2
    }
}
