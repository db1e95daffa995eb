/// What the configurations of UIKit read from a state, of a cell or of another view. A state of the app's own type has none of it.
struct ConfigurationFlags: Equatable {
    var isDisabled = false
    /// Selected, or pressed on.
    var isMarked = false
    /// The cell would get what is dragged over it.
    var isDropTarget = false

    init() {}

    init(_ state: any UIConfigurationState) {
        if let cell = state as? UICellConfigurationState {
            isDisabled = cell.isDisabled
            isMarked = cell.isSelected || cell.isHighlighted
            isDropTarget = cell.cellDropState == .targeted
        } else if let view = state as? UIViewConfigurationState {
            isDisabled = view.isDisabled
            isMarked = view.isSelected || view.isHighlighted
        }
    }
}
