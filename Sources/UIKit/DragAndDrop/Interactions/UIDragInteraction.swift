/// Lets what is in a view be dragged: a press of half a second lifts it, and it follows the finger until that is lifted (UIKit's page of this
/// name).
///
/// A press that lifts and does not move puts the items down again, and shows the view's context menu where it has one. Escape ends a drag
/// with nothing. In a plugin the drag is the host's from the lift on: it goes on over the whole window, and `sessionDidMove` is not called then.
@preconcurrency @MainActor open class UIDragInteraction: UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// Whether a new interaction is enabled: it is on this system.
    open class var isEnabledByDefault: Bool { true }

    /// Whether the user can drag.
    open var isEnabled: Bool {
        get { lift.isEnabled }
        set { lift.isEnabled = newValue }
    }

    /// Whether other recognisers go on while the items are lifted.
    open var allowsSimultaneousRecognitionDuringLift: Bool {
        get { lift.isShared }
        set { lift.isShared = newValue }
    }

    private let lift = LiftPress()
    /// The drag of the items that the delegate has given for the press that goes on.
    private var prepared: CarriedDrag?
    private var animator = DragAnimator()
    private var previews: [ObjectIdentifier: UITargetedDragPreview] = [:]
    private weak var carrying: WindowDrag?
    /// Called where the items were put down again, with the place in the view's coordinates; it answers whether it has shown something there.
    /// Without an answer the view's context menu is shown.
    final var onPutDown: ((CGPoint) -> Bool)?

    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        lift.name = "lift"
        lift.isEnabled = Self.isEnabledByDefault
        lift.mayLift = { [weak self] in self?.prepare() ?? false }
        lift.addAction(UIAction { [weak self] _ in self?.liftDidChange() })
    }

    public func willMove(to view: UIView?) {
        guard view == nil else { return }
        self.view?.removeGestureRecognizer(lift)
        self.view = nil
    }

    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(lift)
    }

    // MARK: The lift

    /// Asks the delegate what is dragged from where the finger is.
    private func prepare() -> Bool {
        guard let view, let window = view.window, window.drag == nil, let delegate else { return false }
        let drag = CarriedDrag(at: lift.location(in: nil))
        drag.items = delegate.dragInteraction(self, itemsForBeginning: drag)
        guard !drag.items.isEmpty, view.window === window else { return false }
        prepared = drag
        return true
    }

    private func liftDidChange() {
        switch lift.state {
        case .began: begin()
        case .changed: carrying?.move(to: lift.location(in: nil))
        case .ended: carrying?.end()
        default: carrying?.cancel()
        }
    }

    private func begin() {
        guard let drag = prepared, let window = view?.window, let delegate else { return }
        prepared = nil
        previews = [:]
        var pieces: [DragPiece] = []
        for (index, item) in drag.items.enumerated() {
            guard let preview = delegate.dragInteraction(self, previewForLifting: item, session: drag),
                var piece = piece(of: preview, for: item, in: window)
            else { continue }
            piece.item = index
            previews[ObjectIdentifier(item)] = preview
            pieces.append(piece)
        }
        animator = DragAnimator()
        delegate.dragInteraction(self, willAnimateLiftWith: animator, session: drag)
        drag.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: drag)
        drag.isRestrictedToDraggingApplication =
            delegate.dragInteraction(self, sessionIsRestrictedToDraggingApplication: drag)
        guard view?.window === window else { return }
        UIView.animate(withDuration: DragPreviewView.duration) { [animator] in animator.animate() }
        // Whoever carries it elsewhere follows the touch, so there has to be one.
        if !drag.isRestrictedToDraggingApplication, let touch = lift.touches.first?.id,
            window.carriesElsewhere?(LiftedDrag(drag: drag, source: self, pieces: pieces, touch: touch)) == true
        {
            return
        }
        carrying = WindowDrag(of: drag, from: self, pieces: pieces, in: window)
    }

    /// The look of an item as it is carried: that of the lifted view, or of the item's own preview in its place.
    private func piece(of preview: UITargetedDragPreview, for item: UIDragItem, in window: UIWindow) -> DragPiece? {
        guard let own = item.previewProvider?() else { return DragPiece(preview, in: window) }
        own.view.layoutIfNeeded()
        return DragPiece(
            UITargetedPreview(view: own.view, parameters: own.parameters, target: preview.target), in: window)
    }
}

extension UIDragInteraction: DragSource {
    package func dragWillBegin(_ drag: CarriedDrag) {
        animator.complete(at: .end)
        delegate?.dragInteraction(self, sessionWillBegin: drag)
    }

    package func dragDidMove(_ drag: CarriedDrag) {
        delegate?.dragInteraction(self, sessionDidMove: drag)
    }

    package func dragDidNotBegin(_ drag: CarriedDrag) {
        animator.complete(at: .start)
        previews = [:]
        guard let view, view.window != nil else { return }
        let place = view.convert(drag.location, from: nil)
        if onPutDown?(place) == true { return }
        for case let menu as UIContextMenuInteraction in view.interactions where menu.followsPress {
            if menu.present(at: place) { return }
        }
    }

    package func drag(_ drag: CarriedDrag, willEndWith operation: UIDropOperation) {
        delegate?.dragInteraction(self, session: drag, willEndWith: operation)
    }

    package func drag(_ drag: CarriedDrag, didEndWith operation: UIDropOperation) {
        previews = [:]
        delegate?.dragInteraction(self, session: drag, didEndWith: operation)
    }

    package func dragDidTransferItems(_ drag: CarriedDrag) {
        delegate?.dragInteraction(self, sessionDidTransferItems: drag)
    }

    package func placeForCancelling(
        _ item: UIDragItem, from frame: CGRect, with animator: any UIDragAnimating
    ) -> CGRect? {
        guard let delegate, let lifted = previews[ObjectIdentifier(item)] else { return nil }
        let preview = delegate.dragInteraction(self, previewForCancelling: item, withDefault: lifted)
        delegate.dragInteraction(self, item: item, willAnimateCancelWith: animator)
        guard let preview else { return nil }
        return preview === lifted ? frame : preview.targetFrame
    }
}

extension UITargetedPreview {
    /// The place of what is seen, in the coordinates of the target's window; nil where that is in none.
    var targetFrame: CGRect? { target.frame(of: size) }
}
