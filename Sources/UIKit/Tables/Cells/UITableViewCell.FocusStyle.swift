extension UITableViewCell {
    /// How a cell shows that it has the focus.
    public enum FocusStyle: Int, Sendable {
        /// By the ring that everything has.
        case `default` = 0
        /// Not at all: the cell shows it by itself.
        case custom = 1
    }
}
