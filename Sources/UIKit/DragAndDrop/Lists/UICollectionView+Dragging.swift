extension UICollectionView: DraggableList {
    func itemPath(at point: CGPoint) -> IndexPath? {
        indexPathForItem(at: point)
    }

    func itemView(at path: IndexPath) -> UIView? {
        cellForItem(at: path)
    }

    var placedCells: [(path: IndexPath, cell: any DraggedCell)] {
        tiles.shown.compactMap { key, view in
            (key.category == .cell ? view as? UICollectionViewCell : nil).map { (key.indexPath, $0) }
        }
    }

    func endPress() {
        presses.cancel()
    }

    func itemsForDrag(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func parametersForDrag(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    var hasDropDelegate: Bool {
        dropDelegate != nil
    }

    func dropCanBeHandled(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func proposalForDrop(
        _ session: any UIDropSession, at path: IndexPath?
    ) -> (operation: UIDropOperation, intent: ListDropIntent) {
        let proposal = dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        return (proposal?.operation ?? .cancel, proposal?.listIntent ?? .unspecified)
    }

    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func performDrop(_ drop: ListDrop) {
        let intent: UICollectionViewDropProposal.Intent =
            switch drop.intent {
            case .unspecified: .unspecified
            case .insertAt: .insertAtDestinationIndexPath
            case .insertInto, .automatic: .insertIntoDestinationIndexPath
            }
        let coordinator = CollectionDropCoordinator(
            drop, proposal: UICollectionViewDropProposal(operation: drop.operation, intent: intent))
        dropDelegate?.collectionView(self, performDropWith: coordinator)
    }

    func destination(at point: CGPoint) -> IndexPath? {
        guard point.isFinite, let path = indexPathForItem(at: point), let frame = frameForDrop(at: path) else {
            return nil
        }
        guard path.item == numberOfItems(inSection: path.section) - 1 else { return path }
        let fraction =
            fillsWidth(frame)
            ? (point.y - frame.minY) / frame.height : abs(point.x - leadingEdge(of: frame)) / frame.width
        return fraction > 0.75 ? IndexPath(item: path.item + 1, section: path.section) : path
    }

    private func leadingEdge(of frame: CGRect) -> CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.maxX : frame.minX
    }

    /// Whether items stand one below the other.
    private func fillsWidth(_ frame: CGRect) -> Bool {
        frame.width > bounds.width * 0.6
    }

    func frameForDrop(at path: IndexPath) -> CGRect? {
        layoutIfNeeded()
        return tiles.counts.contains(path) ? layoutAttributesForItem(at: path)?.frame : nil
    }

    func showDestination(_ path: IndexPath?, _ intent: ListDropIntent, of height: CGFloat) {
        guard let path else { return forgetDestination() }
        let isBehind = !tiles.counts.contains(path)
        let shown = isBehind ? IndexPath(item: path.item - 1, section: path.section) : path
        guard let frame = frameForDrop(at: shown) else { return forgetDestination() }
        let mark = dropMark ?? DropMark()
        dropMark = mark
        UIView.performWithoutAnimation {
            if mark.superview !== self { addSubview(mark) }
            if intent == .insertInto {
                mark.showFrame(around: frame)
            } else {
                mark.showLine(
                    beside: frame, isBehind: isBehind, isAcross: fillsWidth(frame),
                    isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            }
        }
    }

    func forgetDestination() {
        dropMark?.removeFromSuperview()
        dropMark = nil
    }

    func canMoveByDrag(from path: IndexPath) -> Bool {
        canMove(path, needsAnswer: true)
    }

    func moveByDrag(from path: IndexPath, to target: IndexPath) {
        guard beginMovement(of: path, needsAnswer: true) else { return }
        retarget(to: target)
        endMovement()
    }

    /// The object that carries out drags and drops of items.
    var dragging: ListDragging {
        if let startedDragging { return startedDragging }
        let new = ListDragging(of: self)
        startedDragging = new
        return new
    }

    /// The delegates for drags and drops, or whether the user may drag, are others.
    func draggingDidChange() {
        dragging.isDragEnabled = dragInteractionEnabled && dragDelegate != nil
        dragging.isDropEnabled = dropDelegate != nil || dragging.isDragEnabled
    }
}
