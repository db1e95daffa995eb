extension UICellAccessory {
    /// The time in which an accessory is displayed: while the cell is edited, while it is not, or always.
    public enum DisplayedState: Hashable, Sendable {
        case always
        case whenEditing
        case whenNotEditing

        package func isDisplayed(isEditing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
    }
}
