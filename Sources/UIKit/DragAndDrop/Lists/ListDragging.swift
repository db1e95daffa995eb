/// The drags and drops of a list: finds the items that they are about, and makes room for what is dropped.
@MainActor final class ListDragging: UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let list: any DraggableList
    private lazy var dragInteraction = UIDragInteraction(delegate: self)
    private lazy var dropInteraction = UIDropInteraction(delegate: self)

    /// The items that are dragged from the list, with their places.
    private var sources: [(item: UIDragItem, path: IndexPath)] = []
    private var lifted: IndexPath?
    /// The part of the cells of `sources` in their drag.
    private var dragState = UICellConfigurationState.DragState.none {
        didSet { if dragState != oldValue { dressCells() } }
    }
    /// Whether the drag that is over the list is one of the list's own items.
    private var isOwn = false
    /// The operation and the intent of a drop now.
    private var proposal: (operation: UIDropOperation, intent: ListDropIntent) = (.cancel, .unspecified)
    /// The place that is shown, and what would become of a drop there; nil where none is shown.
    private var shown: (path: IndexPath, intent: ListDropIntent)? {
        didSet { if shown?.path != oldValue?.path || shown?.intent != oldValue?.intent { dressCells() } }
    }
    private var drop: ListDrop?
    /// The height for which there is room, in points.
    private var height = ListDragging.standardHeight

    private static let standardHeight: CGFloat = 44

    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false {
        didSet { if hasActiveDrop != oldValue { dressCells() } }
    }

    init(of list: any DraggableList) {
        self.list = list
    }

    /// Whether the user can drag, where there is somebody who says what.
    var isDragEnabled: Bool {
        get { dragInteraction.view != nil }
        set {
            guard newValue != isDragEnabled else { return }
            newValue ? list.addInteraction(dragInteraction) : list.removeInteraction(dragInteraction)
        }
    }

    /// Whether things can be dropped: by the app's delegate, or the list's own items where its data source lets them be moved.
    var isDropEnabled: Bool {
        get { dropInteraction.view != nil }
        set {
            guard newValue != isDropEnabled else { return }
            newValue ? list.addInteraction(dropInteraction) : list.removeInteraction(dropInteraction)
        }
    }

    /// The items are elsewhere after an update of the list.
    func adopt(_ change: ListChange) {
        sources = sources.compactMap { entry in change.newIndexPath(of: entry.path).map { (entry.item, $0) } }
        lifted = lifted.flatMap(change.newIndexPath(of:))
        forgetDestination()
    }

    /// The list reads everything anew: its items have no places that are known.
    func forget() {
        dragState = .none
        sources = []
        lifted = nil
        forgetDestination()
    }

    /// The part that the cell of an item has in what is dragged.
    func part(of path: IndexPath) -> CellDragPart {
        let isTarget = shown?.intent == .insertInto && shown?.path == path
        return CellDragPart(
            drag: sources.contains { $0.path == path } ? dragState : .none,
            drop: !hasActiveDrop ? .none : isTarget ? .targeted : .notTargeted)
    }

    private func dressCells() {
        for (path, cell) in list.placedCells { cell.dragPart = part(of: path) }
    }

    private func forgetDestination() {
        guard shown != nil else { return }
        shown = nil
        list.forgetDestination()
    }

    private func close() {
        guard shown != nil else { return }
        shown = nil
        list.showDestination(nil, .unspecified, of: height)
    }

    // MARK: Dragging

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        dragState = .none
        sources = []
        guard let path = list.itemPath(at: session.location(in: list)) else { return [] }
        let items = list.itemsForDrag(session, at: path)
        lifted = path
        sources = items.map { ($0, path) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        // The preview is a picture of what is seen now, and nothing is pressed any longer.
        list.endPress()
        guard item === session.items.first, let lifted, let view = list.itemView(at: lifted) else { return nil }
        view.layoutIfNeeded()
        return UITargetedDragPreview(
            view: view, parameters: list.parametersForDrag(at: lifted) ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        dragState = .lifting
        animator.addCompletion { [weak self] in if $0 == .start { self?.dragState = .none } }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        list.dragAllowsMove(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        list.dragIsRestricted(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasActiveDrag = true
        dragState = .dragging
        list.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        hasActiveDrag = false
        dragState = .none
        sources = []
        lifted = nil
        list.dragDidEnd(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // The list may have scrolled meanwhile, or shows something else in the view.
        guard let path = sources.first(where: { $0.item === item })?.path, let view = list.itemView(at: path) else {
            return nil
        }
        return UITargetedDragPreview(view: view)
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        isOwn = session.localDragSession != nil && session.items.allSatisfy { source(of: $0) != nil }
        if isOwn, !list.hasDropDelegate { return mayMove(session) }
        return list.hasDropDelegate && list.dropCanBeHandled(session)
    }

    private func source(of item: UIDragItem) -> IndexPath? {
        sources.first { $0.item === item }?.path
    }

    /// Whether the list moves what is dropped by itself.
    private func mayMove(_ session: any UIDropSession) -> Bool {
        guard isOwn, session.items.count == 1, let source = session.items.first.flatMap(source) else { return false }
        return session.allowsMoveOperation && list.canMoveByDrag(from: source)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        height = lifted.flatMap { isOwn ? list.frameForDrop(at: $0)?.height : nil } ?? Self.standardHeight
        if list.hasDropDelegate { list.dropDidEnter(session) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        // The app may let go of the list while it is asked.
        let list = list
        defer { withExtendedLifetime(list) {} }
        let place = list.destination(at: session.location(in: list))
        if list.hasDropDelegate {
            proposal = list.proposalForDrop(session, at: place)
        } else {
            proposal = mayMove(session) ? (.move, .insertAt) : (.cancel, .unspecified)
        }
        let isTaken = proposal.operation == .copy || proposal.operation == .move
        guard isTaken, proposal.intent != .unspecified, let place else {
            close()
            return UIDropProposal(operation: proposal.operation)
        }
        if shown?.path != place || shown?.intent != proposal.intent {
            shown = (place, proposal.intent)
            list.showDestination(place, proposal.intent, of: height)
        }
        return UIDropProposal(operation: proposal.operation)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        close()
        hasActiveDrop = false
        if list.hasDropDelegate { list.dropDidExit(session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let place = list.destination(at: session.location(in: list))
        close()
        let isMove = proposal.operation == .move
        let target = place.map { isMove && isOwn ? withoutSources($0) : $0 }
        let drop = ListDrop(
            session, proposal.operation, proposal.intent, at: target,
            items: session.items.map { ($0, isOwn ? source(of: $0) : nil) },
            previewSize: CGSize(width: list.bounds.width, height: height), in: list)
        self.drop = drop
        let isInsertion = proposal.intent == .insertAt || proposal.intent == .automatic
        if isMove, isInsertion, mayMove(session), let item = session.items.first, let from = source(of: item),
            let target
        {
            _ = drop.land(item, at: target)
            list.moveByDrag(from: from, to: target)
        } else if list.hasDropDelegate {
            list.performDrop(drop)
        }
    }

    /// A place as it is numbered when the list's own items are gone that are dragged.
    private func withoutSources(_ place: IndexPath) -> IndexPath {
        let before = Set(sources.map(\.path)).filter { $0.section == place.section && $0.row < place.row }
        return IndexPath(row: place.row - before.count, section: place.section)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        close()
        hasActiveDrop = false
        isOwn = false
        drop = nil
        if list.hasDropDelegate { list.dropDidEnd(session) }
    }

    /// The place to which the preview of an item goes, in the window's coordinates; nil: it fades.
    func placeForDropping(_ item: UIDragItem, with animator: any UIDragAnimating) -> CGRect? {
        drop?.landing(of: item, with: animator)
    }
}
