/// A list whose items can be dragged, and on which things can be dropped: asks its delegates in their own words. Points and rectangles are in
/// the list's own coordinates.
@MainActor protocol DraggableList: UIScrollView {
    // MARK: Dragging

    func itemPath(at point: CGPoint) -> IndexPath?
    func itemView(at path: IndexPath) -> UIView?
    /// The cells that are there, with the places of their items.
    var placedCells: [(path: IndexPath, cell: any DraggedCell)] { get }
    /// Ends the press of an item without an effect: its finger drags now.
    func endPress()
    func itemsForDrag(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func parametersForDrag(at path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool

    // MARK: Dropping

    /// Whether the app has a delegate for drops.
    var hasDropDelegate: Bool { get }
    func dropCanBeHandled(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func proposalForDrop(
        _ session: any UIDropSession, at path: IndexPath?
    ) -> (operation: UIDropOperation, intent: ListDropIntent)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func performDrop(_ drop: ListDrop)

    /// The place that a drop at a point means: that of the item there, or the one behind the last item for what is close to its end.
    func destination(at point: CGPoint) -> IndexPath?
    /// The place of an item; nil where there is none.
    func frameForDrop(at path: IndexPath) -> CGRect?
    /// Makes room at a place, or marks the item there; nil takes that back.
    func showDestination(_ path: IndexPath?, _ intent: ListDropIntent, of height: CGFloat)
    /// Takes back what marks a place, without an animation: the list changes.
    func forgetDestination()

    /// Whether the user may put an item elsewhere in the list, as the data source says.
    func canMoveByDrag(from path: IndexPath) -> Bool
    /// Moves an item, and has the data source follow.
    ///
    /// - Parameter target: The place that it has afterwards.
    func moveByDrag(from path: IndexPath, to target: IndexPath)
}
