/// The work of a collection view for cells of lists: swiping them aside and moving them by their handles.
extension UICollectionView {
    /// Looks for swipes where the layout has actions for them.
    final func lookForSwipes() {
        guard rowSwipe == nil, let layout = currentLayout as? UICollectionViewCompositionalLayout,
            layout.hasSwipeActions
        else { return }
        let swipe = RowSwipe()
        rowSwipe = swipe
        addInteraction(swipe)
    }

    /// The cell of this collection view that a view lies in.
    final func cell(containing view: UIView?) -> UICollectionViewCell? {
        var candidate = view
        while let current = candidate, current !== self {
            if let cell = tiles.itemCell(current) { return cell }
            candidate = current.superview
        }
        return nil
    }

    final func prepareActions(of cell: UICollectionViewCell) {
        guard let cell = cell as? UICollectionViewListCell else { return }
        cell.onDelete = { [weak self, weak cell] in
            guard let self, let cell, let actions = trailingActions(for: cell) else { return }
            rowSwipe?.uncover(cell, .trailing, actions, animated: true)
        }
    }
}

extension UICollectionView: SwipeableList {
    package func swipeRow(at point: CGPoint) -> (any SwipeableRow)? {
        guard !isEditing, movement == nil, let place = indexPathForItem(at: point) else { return nil }
        return cellForItem(at: place) as? any SwipeableRow
    }

    package func leadingActions(for row: any SwipeableRow) -> UISwipeActionsConfiguration? {
        swipeActions(of: row, atLeadingEdge: true)
    }

    package func trailingActions(for row: any SwipeableRow) -> UISwipeActionsConfiguration? {
        swipeActions(of: row, atLeadingEdge: false)
    }

    private func swipeActions(of row: any SwipeableRow, atLeadingEdge isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let cell = row as? UICollectionViewCell, let place = indexPath(for: cell) else { return nil }
        let layout = currentLayout as? UICollectionViewCompositionalLayout
        return layout?.swipeActions(atLeadingEdge: isLeading, of: place)
    }

    package func swipeWillBegin(_ row: any SwipeableRow) {
        presses.cancel()
    }

    package func swipeDidEnd(_ row: any SwipeableRow) {}
}

extension UICollectionView: ReorderableList {
    package func reorderableRow(containing view: UIView) -> UIView? {
        cell(containing: view)
    }

    package func indexPath(ofRow row: UIView) -> IndexPath? {
        (row as? UICollectionViewCell).flatMap(indexPath(for:))
    }

    package func canMoveRow(at indexPath: IndexPath) -> Bool {
        canMove(indexPath, needsAnswer: false)
    }

    package func proposedIndexPath(at point: CGPoint) -> IndexPath? {
        let former = movement?.move.target ?? rowReorder.places?.target
        guard let former else { return nil }
        return currentLayout.targetIndexPath(
            forInteractivelyMovingItem: former, withPosition: tiles.mirror.turn(point))
    }

    package func targetIndexPath(from source: IndexPath, proposed: IndexPath) -> IndexPath {
        target(of: source, at: movement?.move.target ?? source, proposed: proposed)
    }

    package func moveLifted(_ row: UIView, to point: CGPoint) {
        guard let place = indexPath(ofRow: row) else { return }
        if movement == nil, !beginMovement(of: place, needsAnswer: false) { return }
        hold(at: point)
    }

    package func openGap(from source: IndexPath, to target: IndexPath) {
        retarget(to: target)
        tiles.layOut()
    }

    package func commitMove(from source: IndexPath, to target: IndexPath) {
        retarget(to: target)
        endMovement()
    }

    package func cancelMove() {
        cancelMovement()
    }

    package var reorderArea: CGRect {
        bounds.inset(by: adjustedContentInset)
    }

    package var scrollRoom: (before: CGFloat, after: CGFloat) {
        let inset = adjustedContentInset
        let lowest = -inset.top
        let highest = max(lowest, contentSize.height - bounds.height + inset.bottom)
        return (max(0, contentOffset.y - lowest), max(0, highest - contentOffset.y))
    }

    package func scrollForReorder(by step: CGFloat) {
        guard step.isFinite else { return }
        contentOffset.y += step
        tiles.layOut()
    }
}
