/// The text that an input view types into, as its controller sees it: that of the first responder, whichever that is.
///
/// Its traits are the first responder's. Where nothing takes text it is empty, and typing does nothing.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    /// Some of the text before the selection; nil where nothing is told, as of a text that is secret.
    var documentContextBeforeInput: String? { get }
    /// Some of the text behind the selection, likewise.
    var documentContextAfterInput: String? { get }
    /// The text that is selected; nil where nothing is, or as above.
    var selectedText: String? { get }
    /// Another one for each responder that takes the keys.
    var documentIdentifier: UUID { get }

    /// Moves the caret, by UTF-16 code units, as far as there is text.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Shows text that is not committed yet, in place of such a text or of the selection.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Leaves such a text as text.
    func unmarkText()
}
