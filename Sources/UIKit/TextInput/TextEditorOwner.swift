import TextLayout

/// A view that edits text by a `TextEditor`: a text field or a text view.
///
/// At each change the owner hears, in this order: `shouldChange` before it; then, for each replaced range, `attributes(forReplacing:)` and
/// `updateText`; then `didChangeSelection` if the selection is another; at last `didChangeText`. It is the order in which UIKit tells
/// delegates: the selection first, then the text.
@MainActor package protocol TextEditorOwner: UIView, UITextInput {
    var editor: TextEditor { get }
    /// Whether the user may change the text; selecting needs `isSelectable` alone.
    var isEditable: Bool { get }
    var isSelectable: Bool { get }
    /// The place of the geometry's point zero, in the view's own coordinates (those of its bounds), scrolled content included.
    var textOrigin: CGPoint { get }
    /// The rectangle in which text is seen, in the view's own coordinates: caret and selection are clipped to it, and a page is as high.
    var visibleTextRect: CGRect { get }
    /// The properties that the whole text has in common, without runs: alignment, line break, direction.
    var textTemplate: StyledText { get }
    /// Returns the attributes of characters that replace a range: the typing attributes. It is asked before `updateText`, so that the range
    /// counts in what the owner keeps.
    func attributes(forReplacing range: Range<Int>) -> [NSAttributedString.Key: Any]
    /// Asks the app's delegate whether the user may change the text.
    func shouldChange(_ change: TextChange) -> Bool
    /// Hears that Return was pressed where paragraphs cannot be ended.
    func didPressReturn()
    /// Repeats a change in what the owner keeps of its own, as an attributed string. The editor's text has it already, and the changes after
    /// it of the same command. Nobody is told yet.
    func updateText(_ change: TextChange)
    /// Lays out, and tells the app's delegate of another selection.
    func didChangeSelection()
    /// Lays out, and tells the app's delegate and observers that the text has changed.
    ///
    /// - Parameter isByUser: Whether it came by the user, an input method or undo, and not from the app's code.
    func didChangeText(_ changes: [TextChange], isByUser: Bool)
    /// Returns characters as others get them, who copy them or drag them elsewhere.
    func copiedText(in range: Range<Int>) -> String
    /// Scrolls so that a rectangle in the view's coordinates, that of the caret, is seen.
    func reveal(_ rect: CGRect)
}

extension TextEditorOwner {
    package var textTemplate: StyledText {
        StyledText(runs: [], isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    package func copiedText(in range: Range<Int>) -> String { editor.text.content.string(in: range) }
}

extension TextEditorOwner {
    /// The interaction by which the user points at the text.
    var textInteraction: UITextInteraction? {
        interactions.lazy.compactMap { $0 as? UITextInteraction }.first
    }
}
