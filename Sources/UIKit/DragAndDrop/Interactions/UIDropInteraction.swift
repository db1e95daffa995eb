/// Lets things be dropped on a view (UIKit's page of this name).
@preconcurrency @MainActor open class UIDropInteraction: UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Whether a second drag may be over the view meanwhile. In a window there is one at a time.
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
    }

    public func willMove(to view: UIView?) {
        if view == nil { self.view = nil }
    }

    public func didMove(to view: UIView?) {
        self.view = view
    }
}

extension UIDropInteraction: DropTarget {
    package func canHandle(_ drop: OfferedDrop) -> Bool {
        guard let delegate, (view as? UIControl)?.isEnabled != false else { return false }
        return delegate.dropInteraction(self, canHandle: drop)
    }

    package func dropDidEnter(_ drop: OfferedDrop) {
        delegate?.dropInteraction(self, sessionDidEnter: drop)
    }

    package func dropDidUpdate(_ drop: OfferedDrop) -> UIDropOperation {
        delegate?.dropInteraction(self, sessionDidUpdate: drop).operation ?? .cancel
    }

    package func dropDidExit(_ drop: OfferedDrop) {
        delegate?.dropInteraction(self, sessionDidExit: drop)
    }

    package func performDrop(_ drop: OfferedDrop, _ completion: @escaping @MainActor () -> Void) {
        delegate?.dropInteraction(self, performDrop: drop)
        drop.whenIdle(completion)
    }

    package func placeForDropping(
        _ item: UIDragItem, from frame: CGRect, with animator: any UIDragAnimating
    ) -> CGRect? {
        guard let delegate, let view else { return nil }
        if let list = delegate as? ListDragging { return list.placeForDropping(item, with: animator) }
        let carried = UITargetedDragPreview(
            view: view, parameters: UIPreviewParameters(),
            target: UIPreviewTarget(
                container: view, center: view.convert(CGPoint(x: frame.midX, y: frame.midY), from: nil)))
        let preview = delegate.dropInteraction(self, previewForDropping: item, withDefault: carried)
        delegate.dropInteraction(self, item: item, willAnimateDropWith: animator)
        guard let preview else { return nil }
        return preview === carried ? frame : preview.targetFrame
    }

    package func concludeDrop(_ drop: OfferedDrop) {
        delegate?.dropInteraction(self, concludeDrop: drop)
    }

    package func dropDidEnd(_ drop: OfferedDrop) {
        delegate?.dropInteraction(self, sessionDidEnd: drop)
    }
}
