extension UITableViewCell {
    /// The purpose of the control at the leading edge of a cell while the table is edited.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }
}
