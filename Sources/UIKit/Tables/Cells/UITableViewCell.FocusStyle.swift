extension UITableViewCell {
    /// The way in which a cell shows that it has the focus.
    public enum FocusStyle: Int, Sendable {
        /// The cell has the ring that everything has.
        case `default` = 0
        /// The table shows nothing: the cell shows by itself that it has the focus.
        case custom = 1
    }
}
