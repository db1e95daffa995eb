extension UITableViewCell {
    /// The lines between the cells of a table.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
}
