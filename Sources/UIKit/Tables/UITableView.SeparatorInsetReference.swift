extension UITableView {
    /// The places from which the `separatorInset` of a table counts.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The inset counts from the edges of the cells.
        case fromCellEdges = 0
        /// The inset counts from where separators would begin and end by themselves.
        case fromAutomaticInsets = 1
    }
}
