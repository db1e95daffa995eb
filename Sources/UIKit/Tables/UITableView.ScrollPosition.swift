extension UITableView {
    /// The place in the table at which a row comes to stand that the table scrolls to.
    public enum ScrollPosition: Int, Sendable {
        /// The table scrolls as little as it takes to show all of the row.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }
}
