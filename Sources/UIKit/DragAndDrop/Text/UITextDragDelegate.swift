/// Says what is dragged out of a text field or a text view, and hears what becomes of it (UIKit's page of this name).
@preconcurrency @MainActor public protocol UITextDragDelegate: AnyObject {
    /// Returns what is dragged where the user presses on what is selected: the suggested items without an answer, and nothing with an empty list.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]

    /// Returns what is seen of an item as it is lifted; nil, which it is without an answer, is the characters that are selected. It is not asked
    /// about items that were suggested.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before the lift is shown. Its end position is that of a drag that begins, and the start that of one that does not.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)

    /// Called when what was lifted is moved for the first time.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)

    /// Called when all that is shown of the drag is over.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        dragRequest.suggestedItems
    }

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        nil
    }

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}
