/// The source of a drag: an interaction of a view, or an object that stands for one of another program.
@MainActor package protocol DragSource: AnyObject {
    /// The finger that lifted the items has moved: they are carried now.
    func dragWillBegin(_ drag: CarriedDrag)
    func dragDidMove(_ drag: CarriedDrag)
    /// The items were put down without a movement. Nothing comes after it.
    func dragDidNotBegin(_ drag: CarriedDrag)
    func drag(_ drag: CarriedDrag, willEndWith operation: UIDropOperation)
    /// All that is shown of it is over.
    func drag(_ drag: CarriedDrag, didEndWith operation: UIDropOperation)
    /// Nobody loads data any more. Comes after `didEndWith`.
    func dragDidTransferItems(_ drag: CarriedDrag)
    /// Has the source say where the preview of an item goes back to, in the window's coordinates, and animate along; nil: nowhere.
    func placeForCancelling(_ item: UIDragItem, from frame: CGRect, with animator: any UIDragAnimating) -> CGRect?
}
