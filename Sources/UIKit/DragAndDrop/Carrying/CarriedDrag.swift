/// A drag as its source knows it.
@MainActor package final class CarriedDrag: UIDragSession {
    package var items: [UIDragItem] = []
    package var localContext: Any?
    package var allowsMoveOperation = true
    package var isRestrictedToDraggingApplication = false
    /// The place of the finger, in the coordinates of the window that the drag comes from.
    package var location: CGPoint

    package init(at location: CGPoint) {
        self.location = location
    }

    package func location(in view: UIView) -> CGPoint {
        view.convert(location, from: nil)
    }
}
