extension UITableView {
    /// What the `separatorInset` of a table counts from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the edges of the cells.
        case fromCellEdges = 0
        /// From where separators would begin and end by themselves.
        case fromAutomaticInsets = 1
    }
}
