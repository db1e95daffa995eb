extension UICellAccessory {
    /// The kind of an accessory.
    public enum AccessoryType: Hashable {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case detail
        case customView(UIView)
    }
}
