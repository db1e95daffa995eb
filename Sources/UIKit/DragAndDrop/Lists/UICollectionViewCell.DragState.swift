extension UICollectionViewCell {
    /// The part of a cell in a drag.
    public enum DragState: Int, Sendable {
        /// The cell takes no part in a drag.
        case none
        /// The cell is being lifted, before the drag.
        case lifting
        /// The cell is among what is dragged.
        case dragging
    }
}

extension UICollectionViewCell: DraggedCell {
    func dragPartDidChange(from old: CellDragPart) {
        guard dragPart != old else { return }
        setNeedsUpdateConfiguration()
        if dragPart.drag != old.drag { dragStateDidChange(DragState(rawValue: dragPart.drag.rawValue) ?? .none) }
    }
}
