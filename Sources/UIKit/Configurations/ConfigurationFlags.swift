/// The parts of a state, of a cell or of another view, that the configurations of UIKit read. For a state of the app's own type all are
/// false.
struct ConfigurationFlags: Equatable {
    var isDisabled = false
    /// Whether the view is selected, or pressed on.
    var isMarked = false
    /// Whether the cell would get what is dragged over it.
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
