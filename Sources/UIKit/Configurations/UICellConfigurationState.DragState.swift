extension UICellConfigurationState {
    /// The part of a cell in a drag.
    public enum DragState: Int, Sendable {
        case none
        /// The cell is being lifted, before the drag.
        case lifting
        /// The cell is among what is dragged.
        case dragging
    }
}
