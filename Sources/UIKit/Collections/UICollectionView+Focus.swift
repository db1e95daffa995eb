/// The focus among the items. One of them takes it from the Tab key, arrows lead on from there, and the Tab key leads out again.
extension UICollectionView {
    /// The cell of this collection view that has the focus.
    final var focusedCell: UICollectionViewCell? {
        tiles.itemCell(window?.focusSystem.focusedItem as? UICollectionViewCell)
    }

    final func canFocus(_ cell: UICollectionViewCell) -> Bool {
        guard let place = tiles.itemCell(cell)?.element?.indexPath, mayFocus(place) else { return false }
        if cell.isFocused { return true }
        return focusedCell == nil && place == firstToFocus
    }

    private func mayFocus(_ place: IndexPath) -> Bool {
        guard allowsFocus, !isEditing || allowsFocusDuringEditing else { return false }
        return delegate?.collectionView(self, canFocusItemAt: place) ?? true
    }

    /// The item that takes the focus when it comes to the collection view.
    private var firstToFocus: IndexPath? {
        var wanted = delegate?.indexPathForPreferredFocusedView(in: self).map { [$0] } ?? []
        if remembersLastFocusedIndexPath, let lastFocusedItem { wanted.append(lastFocusedItem) }
        wanted += selection.places
        let seen = indexPathsForVisibleItems
        let visible = Set(seen)
        return wanted.first { visible.contains($0) && mayFocus($0) } ?? seen.first(where: mayFocus)
    }

    final func focusDidMove(to next: UIView?) {
        guard let cell = tiles.itemCell(next) else { return }
        lastFocusedItem = cell.element?.indexPath
    }

    /// The greatest number of items in a row that are passed over because they cannot have the focus.
    private static let mostSkipped = 100

    /// Moves the focus to the next item in a direction.
    ///
    /// - Returns: Whether there is an item in the direction that can have the focus.
    final func moveFocus(_ direction: ItemNeighbor.Direction) -> Bool {
        guard let window, let cell = focusedCell else { return false }
        var frame = cell.convert(cell.bounds, to: self)
        let candidates = tiles.items(in: region(direction))
        for _ in 0..<Self.mostSkipped {
            guard let place = ItemNeighbor(direction: direction).find(from: frame, among: candidates),
                let found = candidates.first(where: { $0.place == place })
            else { return false }
            frame = found.frame
            guard mayFocus(place) else { continue }
            scrollRectToVisible(frame, animated: false)
            reveal(place)
            layoutIfNeeded()
            guard let next = cellForItem(at: place) else { return false }
            window.focusSystem.focusByKey(next)
            followFocus(place)
            return true
        }
        return false
    }

    /// Scrolls the item's section, where that scrolls by itself.
    private func reveal(_ place: IndexPath) {
        guard let strip = tiles.strip(of: place), let frame = tiles.attributes(of: ElementKey(cell: place))?.frame
        else {
            return
        }
        strip.scrollRectToVisible(strip.mirror.turn(frame), animated: false)
    }

    private func followFocus(_ place: IndexPath) {
        let follows = delegate?.collectionView(self, selectionFollowsFocusForItemAt: place) ?? selectionFollowsFocus
        if follows, !selection.contains(place) { choose(place, isRange: false) }
    }

    /// The rectangle in which the next item is looked for: the visible one, and as much again in the direction.
    private func region(_ direction: ItemNeighbor.Direction) -> CGRect {
        let (across, down) = (bounds.width, bounds.height)
        switch direction {
        case .up: return bounds.union(bounds.offsetBy(dx: 0, dy: -down))
        case .down: return bounds.union(bounds.offsetBy(dx: 0, dy: down))
        case .left: return bounds.union(bounds.offsetBy(dx: -across, dy: 0))
        case .right: return bounds.union(bounds.offsetBy(dx: across, dy: 0))
        }
    }
}
