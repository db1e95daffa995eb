import Foundation
import TextLayout

/// Inserts text that is dropped on a text field or a text view, at the place below the finger. Characters that were lifted in the same text are
/// moved there. The view's delegate may have it otherwise.
@MainActor final class TextDrop: UIDropInteractionDelegate {
    private weak var interaction: UITextInteraction?
    private(set) lazy var dropping = UIDropInteraction(delegate: self)
    private let caret = UIView()
    /// Whether something is dragged over the text.
    private(set) var isActive = false
    /// The delegate's answer, in this drag, about a text that can only be read.
    private var editability = UITextDropEditability.no
    /// The text that can be edited for the time of a drop.
    private weak var temporary: UITextView?
    /// The answer to what is dragged over the text now.
    private var proposal: UITextDropProposal?
    /// The number of drops whose data is on its way.
    private var loads = 0
    private var hasAskedForPreview = false

    private static let caretWidth: CGFloat = 2

    init(of interaction: UITextInteraction) {
        self.interaction = interaction
        caret.isUserInteractionEnabled = false
    }

    /// The text, where it takes drops.
    private var owner: (any TextEditorOwner)? {
        guard let owner = interaction?.textInput as? any TextEditorOwner, owner.isEditable || editability != .no,
            (owner as? UIControl)?.isEnabled != false
        else { return nil }
        return owner
    }

    /// The view with its delegate; nil where it has none.
    private var client: (view: any UIView & UITextDroppable, delegate: any UITextDropDelegate)? {
        guard let view = interaction?.textInput as? any UIView & UITextDroppable, let delegate = view.textDropDelegate
        else { return nil }
        return (view, delegate)
    }

    private func place(of session: any UIDropSession, in owner: any TextEditorOwner) -> TextPosition {
        owner.editor.place(closestTo: session.location(in: owner.textInputView))
    }

    private func request(
        _ session: any UIDropSession, at place: TextPosition, suggesting proposal: UITextDropProposal
    ) -> TextDropRequest {
        TextDropRequest(
            at: IndexedTextPosition(place), suggesting: proposal,
            isSameView: interaction?.drag.isSource(of: session) == true, session)
    }

    // MARK: Before the drop

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        editability = .no
        guard session.canLoadObjects(ofClass: NSString.self) else { return false }
        if owner == nil, let (view, delegate) = client, let text = view as? any TextEditorOwner {
            let request = request(
                session, at: place(of: session, in: text), suggesting: UITextDropProposal(operation: .copy))
            editability = delegate.textDroppableView(view, willBecomeEditableForDrop: request)
        }
        return owner != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        guard let (view, delegate) = client else { return }
        delegate.textDroppableView(view, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        if let (view, delegate) = client { delegate.textDroppableView(view, dropSessionDidUpdate: session) }
        guard let owner else {
            hideCaret()
            proposal = nil
            return UIDropProposal(operation: .cancel)
        }
        let place = place(of: session, in: owner)
        let proposal = proposal(for: session, at: place)
        self.proposal = proposal
        if insertsAtPlace(proposal, in: owner) { showCaret(at: place, in: owner) } else { hideCaret() }
        return proposal
    }

    private func proposal(for session: any UIDropSession, at place: TextPosition) -> UITextDropProposal {
        let suggested = UITextDropProposal(operation: operation(for: session, at: place.index))
        guard let (view, delegate) = client else { return suggested }
        return delegate.textDroppableView(
            view, proposalForDrop: request(session, at: place, suggesting: suggested))
    }

    /// Returns what would become of a drop where there is no delegate.
    private func operation(for session: any UIDropSession, at index: Int) -> UIDropOperation {
        guard session.allowsMoveOperation, let source = self.interaction?.drag.range(of: session) else { return .copy }
        return source.lowerBound <= index && index <= source.upperBound ? .cancel : .move
    }

    private func insertsAtPlace(_ proposal: UITextDropProposal, in owner: any TextEditorOwner) -> Bool {
        guard proposal.operation == .copy || proposal.operation == .move else { return false }
        switch proposal.dropAction {
        case .insert: return true
        case .replaceSelection: return owner.editor.selectedRange.isEmpty
        case .replaceAll: return false
        }
    }

    private func showCaret(at place: TextPosition, in owner: any TextEditorOwner) {
        let rect = owner.editor.caretRect(at: place)
        let view = owner.textInputView
        if caret.superview !== view { view.addSubview(caret) }
        caret.backgroundColor = owner.tintColor
        caret.frame = CGRect(
            x: rect.midX - Self.caretWidth / 2, y: rect.minY, width: Self.caretWidth, height: rect.height)
    }

    private func hideCaret() {
        caret.removeFromSuperview()
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        guard let (view, delegate) = client else { return }
        delegate.textDroppableView(view, dropSessionDidExit: session)
    }

    private func leave() {
        hideCaret()
        isActive = false
        proposal = nil
    }

    // MARK: The drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        hideCaret()
        hasAskedForPreview = false
        guard let owner else { return }
        let proposal = proposal ?? UITextDropProposal(operation: .copy)
        if proposal.dropProgressMode == .custom { session.progressIndicatorStyle = .none }
        if !owner.isEditable, let view = owner as? UITextView {
            if editability == .temporary { temporary = view }
            view.isEditable = true
        }
        let place = place(of: session, in: owner)
        if let (view, delegate) = client {
            delegate.textDroppableView(view, willPerformDrop: request(session, at: place, suggesting: proposal))
            guard proposal.dropPerformer == .view else { return }
        }
        perform(proposal, with: session, at: place.index, in: owner)
    }

    private func perform(
        _ proposal: UITextDropProposal, with session: any UIDropSession, at index: Int, in owner: any TextEditorOwner
    ) {
        if proposal.dropAction == .insert, proposal.useFastSameViewOperations,
            let source = interaction?.drag.range(of: session)
        {
            if proposal.operation == .move {
                move(source, to: index, in: owner)
            } else {
                copy(source, to: index, in: owner)
            }
            return endTemporaryEditing()
        }
        loads += 1
        session.loadObjects(ofClass: String.self) { [weak self] texts in
            guard let self else { return }
            loads -= 1
            // The text may be another by the time that the data is there: the editor keeps the place within it.
            if !texts.isEmpty { put(texts.joined(separator: "\n"), at: index, proposal, session) }
            endTemporaryEditing()
        }
    }

    /// Has a text that was edited for a drop alone only be read again, unless data is on its way to it.
    private func endTemporaryEditing() {
        guard loads == 0, let view = temporary else { return }
        temporary = nil
        view.isEditable = false
    }

    private func move(_ range: Range<Int>, to index: Int, in owner: any TextEditorOwner) {
        keepingLook(of: range, in: owner) { owner.editor.move(range, to: index) }
    }

    /// Puts characters of a text in at another place too, and selects them there.
    private func copy(_ range: Range<Int>, to index: Int, in owner: any TextEditorOwner) {
        let editor = owner.editor
        keepingLook(of: range, in: owner) {
            let (text, count) = (editor.text.content.string(in: range), editor.text.content.count)
            editor.select(index..<index)
            editor.paste(text)
            // Whoever was asked may have refused it, or changed something else.
            if editor.text.content.count == count + range.count { editor.select(index..<index + range.count) }
        }
    }

    /// Gives characters that are put in elsewhere, and selected then, the look that they have in a text view; images stay images.
    private func keepingLook(of range: Range<Int>, in owner: any TextEditorOwner, _ change: () -> Void) {
        guard let storage = (owner as? UITextView)?.textStorage else { return change() }
        let moved = storage.attributedSubstring(from: NSRange(range))
        change()
        // The characters are selected now. Whoever was told of that may have changed the text.
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

    /// Puts in a text that was loaded, where the proposal has it.
    private func put(
        _ text: String, at index: Int, _ proposal: UITextDropProposal, _ session: any UIDropSession
    ) {
        guard let owner else { return }
        _ = owner.becomeFirstResponder()
        let editor = owner.editor
        let source = proposal.operation == .move ? interaction?.drag.range(of: session) : nil
        switch proposal.dropAction {
        case .insert: editor.select(index..<index)
        case .replaceSelection: if editor.selectedRange.isEmpty { editor.select(index..<index) }
        case .replaceAll: editor.select(0..<editor.text.content.count)
        }
        let count = editor.text.content.count
        let moved = source.map(editor.text.content.string)
        editor.paste(text)
        if proposal.dropAction == .insert, let source, let moved {
            remove(moved, from: source, after: editor.text.content.count - count, at: index, in: editor)
        }
    }

    /// Takes characters away whose text was put in elsewhere.
    ///
    /// - Parameter added: The number of characters that were put in at `index`; none where that was refused.
    private func remove(_ moved: String, from range: Range<Int>, after added: Int, at index: Int, in editor: TextEditor)
    {
        guard added > 0, index <= range.lowerBound || index >= range.upperBound else { return }
        let shift = index <= range.lowerBound ? added : 0
        let place = range.lowerBound + shift..<range.upperBound + shift
        guard place.upperBound <= editor.text.content.count, editor.text.content.string(in: place) == moved else {
            return
        }
        editor.replace(place, with: "")
    }

    // MARK: After the drop

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // What is carried fades, but for the first item where the delegate has a place for all of them.
        guard !hasAskedForPreview, let (view, delegate) = client else { return nil }
        hasAskedForPreview = true
        let preview = delegate.textDroppableView(view, previewForDroppingAllItemsWithDefault: defaultPreview)
        return preview === defaultPreview ? nil : preview
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        if let (view, delegate) = client { delegate.textDroppableView(view, dropSessionDidEnd: session) }
        endTemporaryEditing()
    }
}
