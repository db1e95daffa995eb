/// A cell of a list that is told of the drags and drops it has a part in.
@MainActor protocol DraggedCell: UIView {
    var dragPart: CellDragPart { get set }
}

/// The part that a cell has in the drags and drops of its list.
struct CellDragPart: Equatable {
    var drag = UICellConfigurationState.DragState.none
    var drop = UICellConfigurationState.DropState.none
}
