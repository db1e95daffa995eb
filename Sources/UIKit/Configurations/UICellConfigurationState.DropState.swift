extension UICellConfigurationState {
    /// The part of a cell in a drop.
    public enum DropState: Int, Sendable {
        case none
        /// Something is dragged over the table or collection, and another place would get it.
        case notTargeted
        /// The cell would get what is dragged.
        case targeted
    }
}
