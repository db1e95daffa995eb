/// A drop on a list, as it is handed to the app: what is dropped and where, and the places to which it goes.
@MainActor final class ListDrop {
    let session: any UIDropSession
    let operation: UIDropOperation
    let intent: ListDropIntent
    /// The place at which it was dropped; with `move` of the list's own items, as it is numbered when these are gone.
    let destination: IndexPath?
    /// The items with the places that they have in the list; nil for those from elsewhere.
    let items: [(item: UIDragItem, source: IndexPath?)]
    let previewSize: CGSize
    private weak var list: (any DraggableList)?
    /// The closures that find the places to which previews go, in the coordinates of the window.
    private var landings: [ObjectIdentifier: () -> CGRect?] = [:]
    /// The animators that the app was given, until the animation of the drop runs what it has added to them.
    private var animators: [DragAnimator] = []
    /// Whether the previews are on their way, or have gone.
    private var isUnderWay = false

    init(
        _ session: any UIDropSession, _ operation: UIDropOperation, _ intent: ListDropIntent,
        at destination: IndexPath?,
        items: [(item: UIDragItem, source: IndexPath?)], previewSize: CGSize, in list: any DraggableList
    ) {
        self.list = list
        self.session = session
        self.operation = operation
        self.intent = intent
        self.destination = destination
        self.items = items
        self.previewSize = previewSize
    }

    /// Has the preview of an item go to the place of an item of the list.
    ///
    /// - Parameter rect: The part of that place, from its corner; nil for all of it.
    func land(_ item: UIDragItem, at path: IndexPath, _ rect: CGRect? = nil) -> any UIDragAnimating {
        land(item) { [weak list] in
            guard let list, let frame = list.frameForDrop(at: path) else { return nil }
            return list.convert(rect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame, to: nil)
        }
    }

    /// Has the preview of an item go to a place in a view.
    func land(_ item: UIDragItem, at target: UIDragPreviewTarget) -> any UIDragAnimating {
        land(item) { [previewSize] in target.frame(of: previewSize) }
    }

    /// Has the preview of an item go to a place.
    ///
    /// - Parameter frame: In the coordinates of the window.
    private func land(_ item: UIDragItem, at frame: @escaping () -> CGRect?) -> any UIDragAnimating {
        landings[ObjectIdentifier(item)] = frame
        let animator = DragAnimator()
        if isUnderWay { animator.runAlone() } else { animators.append(animator) }
        return animator
    }

    /// - Returns: The place in the coordinates of the window; nil where the app has named none.
    func landing(of item: UIDragItem, with animator: any UIDragAnimating) -> CGRect? {
        isUnderWay = true
        for own in animators {
            animator.addAnimations { own.animate() }
            animator.addCompletion { own.complete(at: $0) }
        }
        animators = []
        return landings[ObjectIdentifier(item)]?()
    }
}
