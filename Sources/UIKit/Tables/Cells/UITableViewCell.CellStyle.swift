extension UITableViewCell {
    /// The texts that a cell has by itself, and their places.
    public enum CellStyle: Int, Sendable {
        /// The cell has an image and one text.
        case `default` = 0
        /// The cell has a text at the leading edge, and one in a quieter colour at the trailing edge.
        case value1 = 1
        /// The cell has a narrow text in the tint colour, which ends where the second text begins.
        case value2 = 2
        /// The cell has two texts, one below the other.
        case subtitle = 3
    }
}
