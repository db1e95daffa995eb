import TextLayout
import UIKit

/// A view that edits text by an editor, as a text field or a text view does, and writes down what it is asked and told.
class OwnedTextView: UIView, TextEditorOwner {
    private let isMultiline: Bool
    private(set) lazy var editor = TextEditor(owner: self, isMultiline: isMultiline)
    var isEditable = true
    var isSelectable = true
    var isSecureTextEntry = false {
        didSet { editor.isSecure = isSecureTextEntry }
    }
    /// The text that the view keeps beside its editor.
    private(set) var kept = NSMutableAttributedString()
    private(set) var told: [String] = []
    var refuses: (TextChange) -> Bool = { _ in false }
    var commands: [UIKeyCommand] = []
    var menu: UIMenu?
    private(set) var suggested: [UIMenuElement] = []
    private(set) var revealed: [CGRect] = []

    init(_ text: String = "", isMultiline: Bool = true) {
        self.isMultiline = isMultiline
        super.init(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
        if !text.isEmpty { setText(text) }
        addInteraction(UITextInteraction(of: self, for: .editable))
    }

    required init?(coder: NSCoder) {
        isMultiline = true
        super.init(coder: coder)
    }

    func setText(_ text: String) {
        kept = NSMutableAttributedString(string: text, attributes: attributes(forReplacing: 0..<0))
        editor.setText(kept)
        editor.geometry.width = isMultiline ? bounds.width : nil
    }

    func forgetTold() { told = [] }

    // MARK: Owner

    let textOrigin = CGPoint(x: 5, y: 8)
    var visibleTextRect: CGRect { bounds }
    func attributes(forReplacing range: Range<Int>) -> [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: 20)]
    }
    func shouldChange(_ change: TextChange) -> Bool {
        told.append("should \(change.range) \(change.replacement)")
        return !refuses(change)
    }
    func didPressReturn() { told.append("return") }
    func updateText(_ change: TextChange) {
        kept.replaceCharacters(
            in: NSRange(location: change.range.lowerBound, length: change.range.count), with: change.replacement)
    }
    func didChangeSelection() { told.append("selection \(editor.selectedRange)") }
    func didChangeText(_ changes: [TextChange], isByUser: Bool) { told.append("text \(kept.string)") }
    func reveal(_ rect: CGRect) { revealed.append(rect) }

    /// A point in the window at the caret of an index.
    func point(_ index: Int) -> CGPoint {
        let caret = editor.caretRect(for: IndexedTextPosition(index))
        return convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    // MARK: Text input

    override var canBecomeFirstResponder: Bool { true }
    override var canBecomeFocused: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        told += presses.map { "press \($0.key?.keyCode.rawValue ?? 0)" }
        super.pressesBegan(presses, with: event)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        editor.placesDidChange()
    }
    override var undoManager: UndoManager? { editor.undoManager }
    var hasText: Bool { editor.hasText }
    func insertText(_ text: String) { editor.insert(text) }
    func deleteBackward() { editor.deleteBackward() }
    func text(in range: UITextRange) -> String? { editor.text(in: range) }
    func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editor.shouldChangeText(in: range, replacementText: text)
    }
    var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }
    var selectionAffinity: UITextStorageDirection { editor.selectionAffinity }
    var markedTextRange: UITextRange? { editor.markedTextRange }
    var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedTextStyle }
        set { editor.markedTextStyle = newValue }
    }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { editor.unmark() }
    var beginningOfDocument: UITextPosition { editor.beginningOfDocument }
    var endOfDocument: UITextPosition { editor.endOfDocument }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(from: from, to: toPosition)
    }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        editor.characterRange(byExtending: position, in: direction)
    }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.baseWritingDirection(for: position, in: direction) }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
    func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }
    func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        suggested = suggestedActions
        return menu
    }
    var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    var tokenizer: any UITextInputTokenizer { editor.tokenizer }
}
