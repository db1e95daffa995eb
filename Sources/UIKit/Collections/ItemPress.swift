/// Follows a touch on a cell: the item is highlighted while it lasts, and chosen where it ends on the cell.
@MainActor final class ItemPress {
    /// The collection view, which owns this.
    private unowned let view: UICollectionView
    private weak var touch: UITouch?
    private weak var cell: UICollectionViewCell?
    private var isRange = false

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// Begins to follow touches on a cell.
    ///
    /// - Returns: Whether a cell is pressed by one of the touches from now on.
    func began(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        guard touch == nil, let touch = touches.first, let cell = view.cell(containing: touch.view),
            let place = cell.element?.indexPath, view.mayUserSelect,
            view.delegate?.collectionView(view, shouldHighlightItemAt: place) ?? true
        else { return false }
        self.touch = touch
        self.cell = cell
        isRange = event?.modifierFlags.contains(.shift) == true
        cell.isHighlighted = true
        view.delegate?.collectionView(view, didHighlightItemAt: place)
        return true
    }

    func ended(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        if let cell, let place = cell.element?.indexPath, cell.bounds.contains(touch.location(in: cell)) {
            view.choose(place, isRange: isRange)
        }
        end()
        return true
    }

    func cancelled(_ touches: Set<UITouch>) -> Bool {
        guard let touch, touches.contains(touch) else { return false }
        end()
        return true
    }

    /// Ends the press without an effect, because something else is made of the touch.
    func cancel() {
        end()
    }

    private func end() {
        let cell = cell
        touch = nil
        self.cell = nil
        guard let cell, cell.isHighlighted else { return }
        cell.isHighlighted = false
        guard let place = cell.element?.indexPath else { return }
        view.delegate?.collectionView(view, didUnhighlightItemAt: place)
    }
}
