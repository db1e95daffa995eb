/// A place on which things can be dropped: an interaction of a view, or a view that stands for those of another program.
@MainActor package protocol DropTarget: AnyObject {
    /// Asked once in a drag.
    func canHandle(_ drop: OfferedDrop) -> Bool
    func dropDidEnter(_ drop: OfferedDrop)
    func dropDidUpdate(_ drop: OfferedDrop) -> UIDropOperation
    func dropDidExit(_ drop: OfferedDrop)
    /// - Parameter completion: Called once when the data is there that the place wants, or when it wants none.
    func performDrop(_ drop: OfferedDrop, _ completion: @escaping @MainActor () -> Void)
    /// Returns the place to which the preview of an item goes, in the window's coordinates; nil: nowhere.
    func placeForDropping(_ item: UIDragItem, from frame: CGRect, with animator: any UIDragAnimating) -> CGRect?
    func concludeDrop(_ drop: OfferedDrop)
    /// The drag is over, wherever it ended.
    func dropDidEnd(_ drop: OfferedDrop)
}
