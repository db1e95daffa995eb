extension UITableView {
    /// The way in which the sections of a table are set apart.
    public enum Style: Int, Sendable {
        /// The sections are one list, in which their headers stay at the upper edge.
        case plain = 0
        /// The sections stand apart, as wide as the table.
        case grouped = 1
        /// The sections stand apart, each with round corners and away from the sides of the table.
        case insetGrouped = 2
    }
}
