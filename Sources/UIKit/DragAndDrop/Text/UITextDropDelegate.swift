/// Says what a text field or a text view does with text that is dragged over it and dropped there (UIKit's page of this name).
@preconcurrency @MainActor public protocol UITextDropDelegate: AnyObject {
    /// Whether a text that can only be read is edited for a drop: not without an answer. It is asked once in a drag.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability

    /// Returns what would become of the drop: the suggested proposal without an answer. It is asked at each movement.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal

    /// Called before the drop is made. Where the proposal's performer is the delegate, it is made here: this is where the data can be loaded then.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)

    /// Returns a preview at whose place what is carried ends; nil, which it is without an answer, and the default preview have it fade where it
    /// is.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called when a drag with text comes over the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)

    /// Called at each movement over the view, before the delegate is asked for a proposal.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)

    /// Called when the drag has left the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)

    /// Called when a drag is over that has been over the view, wherever it ended.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability {
        .no
    }

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        drop.suggestedProposal
    }

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        nil
    }

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}
