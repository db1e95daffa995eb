import UIKit

/// The delegate of what is dragged out of a text and dropped on it: it writes down what it hears, and answers as a test wants it.
@MainActor package final class TextDragLog: UITextDragDelegate, UITextDropDelegate {
    /// The calls about drags out of the text, in order; the same in a row counts once.
    package private(set) var drags: [String] = []
    /// The calls about drops on the text, in order; the same in a row counts once.
    package private(set) var drops: [String] = []
    /// The items that are dragged in the place of those that are suggested; nil for these.
    package var items: [UIDragItem]?
    /// Changes a proposal that is suggested.
    package var proposal: (UITextDropProposal) -> UITextDropProposal = { $0 }
    package var editability = UITextDropEditability.no
    /// The view at whose place a drop is to end; nil for none.
    package var preview: UIView?
    /// Called when a drop is about to be made.
    package var onPerform: ((any UITextDropRequest) -> Void)?

    package init() {}

    /// A proposal with another part of the text that is replaced, or made in another way.
    package static func proposal(
        _ operation: UIDropOperation, _ change: (UITextDropProposal) -> Void
    ) -> UITextDropProposal {
        let proposal = UITextDropProposal(operation: operation)
        change(proposal)
        return proposal
    }

    private func noteDrag(_ line: String) {
        if drags.last != line { drags.append(line) }
    }

    private func noteDrop(_ line: String) {
        if drops.last != line { drops.append(line) }
    }

    // MARK: Drags

    package func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        let text = textDraggableView.text(in: dragRequest.dragRange) ?? "nothing"
        noteDrag("items for \(text)")
        return items ?? dragRequest.suggestedItems
    }

    package func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        noteDrag("preview")
        return nil
    }

    package func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        noteDrag("lift")
    }

    package func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {
        noteDrag("begin")
    }

    package func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {
        noteDrag("end \(operation)")
    }

    // MARK: Drops

    package func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability {
        noteDrop("editable")
        return editability
    }

    package func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        proposal(drop.suggestedProposal)
    }

    package func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {
        let index = textDroppableView.offset(from: textDroppableView.beginningOfDocument, to: drop.dropPosition)
        noteDrop("perform at \(index)\(drop.isSameView ? " of its own" : "")")
        onPerform?(drop)
    }

    package func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        drops.append("preview")
        return preview.map { UITargetedDragPreview(view: $0) }
    }

    package func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {
        noteDrop("enter")
    }

    package func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {
        noteDrop("update")
    }

    package func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {
        noteDrop("exit")
    }

    package func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {
        noteDrop("over")
    }
}
