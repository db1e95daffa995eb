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
    /// The rectangles to which previews go, in the list's coordinates when they are asked for.
    private(set) var landings: [ObjectIdentifier: () -> CGRect?] = [:]
    private var animators: [ObjectIdentifier: DragAnimator] = [:]

    init(
        _ session: any UIDropSession, _ operation: UIDropOperation, _ intent: ListDropIntent,
        at destination: IndexPath?,
        items: [(item: UIDragItem, source: IndexPath?)], previewSize: CGSize
    ) {
        self.session = session
        self.operation = operation
        self.intent = intent
        self.destination = destination
        self.items = items
        self.previewSize = previewSize
    }

    /// Has the preview of an item go to a place.
    ///
    /// - Parameter frame: In the coordinates of the window.
    func land(_ item: UIDragItem, at frame: @escaping () -> CGRect?) -> any UIDragAnimating {
        landings[ObjectIdentifier(item)] = frame
        let animator = DragAnimator()
        animators[ObjectIdentifier(item)] = animator
        return animator
    }

    /// - Returns: The place in the coordinates of the window; nil where the app has named none.
    func landing(of item: UIDragItem, with animator: any UIDragAnimating) -> CGRect? {
        if let own = animators[ObjectIdentifier(item)] {
            animator.addAnimations { own.animate() }
            animator.addCompletion { own.complete(at: $0) }
        }
        return landings[ObjectIdentifier(item)]?()
    }
}
