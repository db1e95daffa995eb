extension UITableView: DraggableList {
    func itemPath(at point: CGPoint) -> IndexPath? {
        path(at: point)
    }

    func itemView(at path: IndexPath) -> UIView? {
        tiles.cell(at: path)
    }

    var placedCells: [(path: IndexPath, cell: any DraggedCell)] {
        tiles.cells.map { ($0.key, $0.value) }
    }

    func endPress() {
        touches.cancel()
    }

    func itemsForDrag(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    func parametersForDrag(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    var hasDropDelegate: Bool {
        dropDelegate != nil
    }

    func dropCanBeHandled(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func proposalForDrop(
        _ session: any UIDropSession, at path: IndexPath?
    ) -> (operation: UIDropOperation, intent: ListDropIntent) {
        let proposal = dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        return (proposal?.operation ?? .cancel, proposal?.listIntent ?? .unspecified)
    }

    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    func performDrop(_ drop: ListDrop) {
        let intent: UITableViewDropProposal.Intent =
            switch drop.intent {
            case .unspecified: .unspecified
            case .insertAt: .insertAtDestinationIndexPath
            case .insertInto: .insertIntoDestinationIndexPath
            case .automatic: .automatic
            }
        let coordinator = TableDropCoordinator(
            drop, proposal: UITableViewDropProposal(operation: drop.operation, intent: intent))
        dropDelegate?.tableView(self, performDropWith: coordinator)
    }

    func destination(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        var y = point.y
        if let gap = reordering.gap, gap.source == nil, let start = reordering.gapStart {
            // The rows behind the room are lower by its height.
            if y >= start, y <= start + gap.height { return gap.target }
            if y > start { y -= gap.height }
        }
        guard let path = path(at: CGPoint(x: bounds.midX, y: y)) else { return nil }
        let frame = rectForRow(at: path)
        let isLast = path.row == numberOfRows(inSection: path.section) - 1
        let isAtEnd = isLast && y > frame.minY + frame.height * 3 / 4
        return isAtEnd ? IndexPath(row: path.row + 1, section: path.section) : path
    }

    func frameForDrop(at path: IndexPath) -> CGRect? {
        layoutIfNeeded()
        guard content.geometry.contains(path) else { return nil }
        return rectForRow(at: path)
    }

    func showDestination(_ path: IndexPath?, _ intent: ListDropIntent, of height: CGFloat) {
        let isInto = intent == .insertInto
        reordering.mark(isInto ? path : nil)
        let place = isInto ? nil : path
        guard reordering.gap?.target != place || (reordering.gap == nil) != (place == nil) else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.reordering.openGap(at: place, height: height)
            self.layoutIfNeeded()
        }
    }

    func forgetDestination() {
        reordering.mark(nil)
        reordering.forgetGap()
    }

    func canMoveByDrag(from path: IndexPath) -> Bool {
        canMoveRow(at: path)
    }

    func moveByDrag(from path: IndexPath, to target: IndexPath) {
        UIView.animate(withDuration: 0.25) {
            self.reordering.commit(from: path, to: target)
            self.layoutIfNeeded()
        }
    }

    /// The object that carries out drags and drops of rows.
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
