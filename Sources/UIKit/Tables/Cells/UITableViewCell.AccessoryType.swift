extension UITableViewCell {
    /// The picture or button that a cell shows at its trailing edge.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// The accessory is an arrow: the row leads on to another page.
        case disclosureIndicator = 1
        /// The accessory is a button for more about the row, and an arrow.
        case detailDisclosureButton = 2
        /// The accessory is a mark: the row is chosen.
        case checkmark = 3
        /// The accessory is a button for more about the row.
        case detailButton = 4
    }
}
