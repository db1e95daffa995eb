import Foundation

/// Gives what the user has selected in a text field or a text view to a drag: a press on the selection lifts it.
@MainActor final class TextDrag: UIDragInteractionDelegate {
    private weak var interaction: UITextInteraction?
    private(set) lazy var dragging = UIDragInteraction(delegate: self)
    /// Whether the user carries something of the text.
    private(set) var isActive = false
    /// The item that was lifted last. Whoever carries it owns it.
    private weak var item: UIDragItem?
    /// The text that was lifted last.
    private var text = ""

    init(of interaction: UITextInteraction) {
        self.interaction = interaction
        dragging.onPutDown = { [weak interaction] in interaction?.presentMenu(at: $0) ?? false }
    }

    private var owner: (any TextEditorOwner)? {
        interaction?.textInput as? any TextEditorOwner
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

    /// Returns the selection from which a drop comes; nil where it comes from elsewhere, or where something else is selected since.
    func movedRange(of drop: OfferedDrop) -> Range<Int>? {
        guard let item, let editor = owner?.editor, drop.allowsMoveOperation, drop.items.count == 1,
            drop.items.first === item, editor.text.allowsCopying, !editor.selectedRange.isEmpty,
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
        let item = UIDragItem(itemProvider: provider)
        self.item = item
        return [item]
    }

    /// The sign that stands for an image in a text.
    private static let attachment = "\u{FFFC}"

    /// Returns what others get of the selection: its text without its images, or the image if that is all; nil where that is nothing.
    private func provider(of owner: any TextEditorOwner) -> NSItemProvider? {
        let text = owner.editor.text.selectedText
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
        guard let owner else { return nil }
        let view = owner.textInputView
        let rects = selectionRects(of: owner)
        guard view.superview != nil, !rects.isEmpty else { return nil }
        let path = UIBezierPath()
        for rect in rects { path.append(UIBezierPath(rect: rect)) }
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = path
        parameters.backgroundColor = .systemBackground
        return UITargetedDragPreview(view: view, parameters: parameters)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isActive = true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        isActive = false
    }
}
