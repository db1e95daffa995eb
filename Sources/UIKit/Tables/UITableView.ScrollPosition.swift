extension UITableView {
    /// Where a row comes to stand that the table scrolls to.
    public enum ScrollPosition: Int, Sendable {
        /// Where the shortest way leads on which all of the row is seen; nothing moves where all of it is.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }
}
