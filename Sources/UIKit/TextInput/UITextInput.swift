/// A responder that edits a text with a selection, and lets a keyboard, an input method and tests see and change it (UIKit's page of this
/// name).
///
/// Positions and ranges are objects of the responder's own classes. Offsets count UTF-16 code units. Rectangles and points are in the
/// coordinates of `textInputView`.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    // MARK: Text

    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)

    /// Whether the user may replace `range` by `text`; true where a responder does not say.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection

    /// The selection; an empty range is the caret, and nil is no caret.
    var selectedTextRange: UITextRange? { get set }

    /// The line on which the caret is at the end of a broken line: forward the next one, backward that one. `.forward` where a responder does
    /// not say.
    var selectionAffinity: UITextStorageDirection { get }

    // MARK: Composition

    /// The range that an input method has put in and not committed, or nil.
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Replaces the marked text, or else the selection.
    ///
    /// - Parameter selectedRange: What is selected of `markedText`, in UTF-16 code units from its start.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Leaves the marked text as it is, as text.
    func unmarkText()

    // MARK: Positions

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// The position `offset` further, or nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The position `offset` after the start of `range`.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

    /// The distance of `position` from the start of `range`.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    // MARK: Layout

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The rectangle of the range on its first line.
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The look of the text at a position; nil where a responder does not say.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?

    // MARK: Others

    /// Returns the menu for a range, made of what is suggested, or nil for a menu of just that; nil where a responder does not say.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    /// The object that is to be told of changes otherwise than by the keyboard. Not owned.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    var tokenizer: any UITextInputTokenizer { get }

    /// The view in whose coordinates points and rectangles are: the responder itself where it is a view and does not say.
    var textInputView: UIView { get }
}

extension UITextInput {
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    public var selectionAffinity: UITextStorageDirection { .forward }

    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }

    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }

    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
}

extension UITextInput where Self: UIView {
    public var textInputView: UIView { self }
}
