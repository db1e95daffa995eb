import Foundation
import TextLayout

/// Gives what the user has selected in a text field or a text view to a drag: a press on the selection lifts it.
@MainActor final class TextDrag: UIDragInteractionDelegate {
    /// An item that was lifted. Whoever carries it owns it.
    private struct LiftedItem {
        weak var item: UIDragItem?
        /// Whether it is the text's own, and not one of its delegate's.
        let isSuggested: Bool
    }

    private weak var interaction: UITextInteraction?
    private(set) lazy var dragging = UIDragInteraction(delegate: self)
    /// Whether the user carries something of the text.
    private(set) var isActive = false
    /// The items that were lifted last.
    private var lifted: [LiftedItem] = []
    /// The text that was lifted last.
    private var text = ""

    init(of interaction: UITextInteraction) {
        self.interaction = interaction
        dragging.onPutDown = { [weak interaction] in interaction?.presentMenu(at: $0) ?? false }
    }

    private var owner: (any TextEditorOwner)? {
        interaction?.textInput as? any TextEditorOwner
    }

    /// The view with its delegate; nil where it has none.
    private var client: (view: any UIView & UITextDraggable, delegate: any UITextDragDelegate)? {
        guard let view = owner as? any UIView & UITextDraggable, let delegate = view.textDragDelegate else {
            return nil
        }
        return (view, delegate)
    }

    /// Whether a press would lift what is selected.
    ///
    /// - Parameter location: In the window's coordinates.
    func lifts(at location: CGPoint) -> Bool {
        guard dragging.isEnabled, let owner, owner.isFirstResponder, owner.editor.text.allowsCopying else {
            return false
        }
        let place = owner.textInputView.convert(location, from: nil)
        // Where others can get nothing of it the press is for the menu.
        return selectionRects(of: owner).contains { $0.contains(place) } && provider(of: owner) != nil
    }

    /// The rectangles of what is selected, as far as it is seen, in the coordinates of the text's view.
    private func selectionRects(of owner: any TextEditorOwner) -> [CGRect] {
        let range = owner.editor.selectedRange
        return range.isEmpty ? [] : owner.editor.visibleRects(IndexedTextRange(range)).map(\.rect)
    }

    /// Whether what is dragged was lifted here.
    func isSource(of drop: any UIDropSession) -> Bool {
        !lifted.isEmpty && drop.items.count == lifted.count
            && zip(drop.items, lifted).allSatisfy { item, own in item === own.item }
    }

    /// Returns the selection from which a drop comes; nil where it comes from elsewhere, or where something else is selected since.
    func range(of drop: any UIDropSession) -> Range<Int>? {
        guard isSource(of: drop), let editor = owner?.editor, editor.text.allowsCopying, !editor.selectedRange.isEmpty,
            editor.text.selectedText == text
        else { return nil }
        return editor.selectedRange
    }

    // MARK: The source

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let owner, let window = owner.window,
            lifts(at: owner.convert(session.location(in: owner), to: window)), let provider = provider(of: owner)
        else { return [] }
        text = owner.editor.text.selectedText
        let suggested = UIDragItem(itemProvider: provider)
        var items = [suggested]
        if let (view, delegate) = client {
            let request = TextDragRequest(owner.editor.selectedRange, items, session)
            items = delegate.textDraggableView(view, itemsForDrag: request)
            // Nothing else takes a press on what is selected.
            if items.isEmpty { _ = self.interaction?.presentMenu(at: session.location(in: view)) }
        }
        lifted = items.map { LiftedItem(item: $0, isSuggested: $0 === suggested) }
        return items
    }

    /// The sign that stands for an image in a text.
    private static let attachment = "\u{FFFC}"

    /// Returns what others get of the selection: its text without its images, or the image if that is all; nil where that is nothing.
    private func provider(of owner: any TextEditorOwner) -> NSItemProvider? {
        let text = owner.copiedText(in: owner.editor.selectedRange)
        let plain = text.replacingOccurrences(of: Self.attachment, with: "")
        guard plain.isEmpty else { return NSItemProvider(object: plain) }
        let storage = (owner as? UITextView)?.textStorage
        let index = owner.editor.selectedRange.lowerBound
        guard let storage, text == Self.attachment, index < storage.length,
            let attachment = storage.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment
        else { return nil }
        return attachment.image.map { NSItemProvider(object: $0) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        let isSuggested = lifted.contains { $0.item === item && $0.isSuggested }
        if !isSuggested, let (view, delegate) = client,
            let preview = delegate.textDraggableView(view, dragPreviewForLiftingItem: item, session: session)
        {
            return preview
        }
        return owner.flatMap(preview)
    }

    /// Returns the look of what is selected.
    private func preview(of owner: any TextEditorOwner) -> UITargetedDragPreview? {
        let view = owner.textInputView
        let rects = selectionRects(of: owner)
        guard let container = view.superview, !rects.isEmpty else { return nil }
        let path = UIBezierPath()
        for rect in rects { path.append(UIBezierPath(rect: rect)) }
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = path
        parameters.backgroundColor = .systemBackground.resolvedColor(with: view.traitCollection)
        guard (owner as? any UITextDraggable)?.textDragOptions.contains(.stripTextColorFromPreviews) == true else {
            return UITargetedDragPreview(view: view, parameters: parameters)
        }
        return UITargetedDragPreview(
            view: PlainTextView(of: owner, in: path.bounds), parameters: parameters,
            target: UIDragPreviewTarget(container: container, center: view.center))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let (view, delegate) = client else { return }
        delegate.textDraggableView(view, willAnimateLiftWith: animator, session: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isActive = true
        guard let (view, delegate) = client else { return }
        delegate.textDraggableView(view, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        isActive = false
        guard let (view, delegate) = client else { return }
        delegate.textDraggableView(view, dragSessionDidEnd: session, with: operation)
    }
}
