extension UITableViewCell {
    /// Which texts a cell has by itself, and where.
    public enum CellStyle: Int, Sendable {
        /// An image and one text.
        case `default` = 0
        /// A text at the leading edge, and one in a quieter colour at the trailing edge.
        case value1 = 1
        /// A narrow text in the tint colour, which ends where the second begins.
        case value2 = 2
        /// Two texts, one below the other.
        case subtitle = 3
    }
}
