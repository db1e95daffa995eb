extension UITableView {
    /// The ways in which rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        /// Rows come in from the right, or go out to it.
        case right = 1
        /// Rows come in from the left, or go out to it.
        case left = 2
        /// Rows come down from above, or go up.
        case top = 3
        /// Rows come up from below, or go down.
        case bottom = 4
        /// Rows come and go at once; the rows around move all the same.
        case none = 5
        /// Rows fade as with `fade`, in the middle of where the row was or will be.
        case middle = 6
        /// The table decides: rows fade.
        case automatic = 100
    }
}
