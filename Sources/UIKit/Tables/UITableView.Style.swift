extension UITableView {
    /// How the sections of a table are set apart.
    public enum Style: Int, Sendable {
        /// One list, in which the headers of sections stay at the upper edge.
        case plain = 0
        /// Sections stand apart, as wide as the table.
        case grouped = 1
        /// Sections stand apart, each with round corners and away from the sides of the table.
        case insetGrouped = 2
    }
}
