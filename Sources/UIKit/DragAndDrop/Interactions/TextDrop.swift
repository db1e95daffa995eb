import Foundation

/// Inserts text that is dropped on a text field or a text view, at the place below the finger. Characters that were lifted in the same text are
/// moved there.
@MainActor package final class TextDrop: DropTarget {
    private weak var interaction: UITextInteraction?
    private let caret = UIView()

    private static let caretWidth: CGFloat = 2

    init(of interaction: UITextInteraction) {
        self.interaction = interaction
        caret.isUserInteractionEnabled = false
    }

    private var owner: (any TextEditorOwner)? {
        guard let owner = interaction?.textInput as? any TextEditorOwner, owner.isEditable,
            (owner as? UIControl)?.isEnabled != false
        else { return nil }
        return owner
    }

    package func canHandle(_ drop: OfferedDrop) -> Bool {
        owner != nil && drop.canLoadObjects(ofClass: NSString.self)
    }

    package func dropDidEnter(_ drop: OfferedDrop) {}

    package func dropDidUpdate(_ drop: OfferedDrop) -> UIDropOperation {
        guard let owner else {
            caret.removeFromSuperview()
            return .cancel
        }
        let view = owner.textInputView
        let place = owner.editor.place(closestTo: view.convert(drop.location, from: nil))
        let moved = interaction?.drag.movedRange(of: drop)
        if let moved, moved.lowerBound <= place.index, place.index <= moved.upperBound {
            caret.removeFromSuperview()
            return .cancel
        }
        let rect = owner.editor.caretRect(at: place)
        if caret.superview !== view { view.addSubview(caret) }
        caret.backgroundColor = owner.tintColor
        caret.frame = CGRect(
            x: rect.midX - Self.caretWidth / 2, y: rect.minY, width: Self.caretWidth, height: rect.height)
        return moved == nil ? .copy : .move
    }

    package func dropDidExit(_ drop: OfferedDrop) {
        caret.removeFromSuperview()
    }

    package func performDrop(_ drop: OfferedDrop, _ completion: @escaping @MainActor () -> Void) {
        caret.removeFromSuperview()
        guard let owner else { return completion() }
        let place = owner.editor.place(closestTo: owner.textInputView.convert(drop.location, from: nil))
        if let moved = interaction?.drag.movedRange(of: drop) {
            move(moved, to: place.index, in: owner)
            return completion()
        }
        drop.loadObjects(ofClass: String.self) { [weak self] texts in
            // The text may be another by the time that the data is there: the editor keeps the place within it.
            if !texts.isEmpty { self?.insert(texts.joined(separator: "\n"), at: place.index) }
            completion()
        }
    }

    /// Moves characters of a text. In a text view they keep their look, and images stay images.
    private func move(_ range: Range<Int>, to index: Int, in owner: any TextEditorOwner) {
        guard let storage = (owner as? UITextView)?.textStorage else { return owner.editor.move(range, to: index) }
        let moved = storage.attributedSubstring(from: NSRange(range))
        owner.editor.move(range, to: index)
        // The moved characters are selected now. Whoever was told of that may have changed the text.
        let place = NSRange(owner.editor.selectedRange)
        guard place.upperBound <= storage.length, storage.attributedSubstring(from: place).string == moved.string else {
            return
        }
        storage.beginEditing()
        moved.enumerateAttributes(in: NSRange(location: 0, length: moved.length), options: []) { look, part, _ in
            storage.setAttributes(
                look, range: NSRange(location: place.location + part.location, length: part.length))
        }
        storage.endEditing()
    }

    private func insert(_ text: String, at index: Int) {
        guard let owner else { return }
        _ = owner.becomeFirstResponder()
        owner.editor.select(index..<index)
        owner.editor.paste(text)
    }

    package func placeForDropping(
        _ item: UIDragItem, from frame: CGRect, with animator: any UIDragAnimating
    ) -> CGRect? {
        nil
    }

    package func concludeDrop(_ drop: OfferedDrop) {}

    package func dropDidEnd(_ drop: OfferedDrop) {
        caret.removeFromSuperview()
    }
}
