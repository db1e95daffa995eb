extension UITableView {
    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        /// In from the right, or out to it.
        case right = 1
        /// In from the left, or out to it.
        case left = 2
        /// Down from above, or up.
        case top = 3
        /// Up from below, or down.
        case bottom = 4
        /// At once; the rows around move all the same.
        case none = 5
        /// As `fade`, in the middle of where the row was or will be.
        case middle = 6
        /// The table decides; it fades.
        case automatic = 100
    }
}
