/// A responder that stands for a text elsewhere: a pane, whose plugin has the text.
///
/// It takes what an input method does as it comes, because there are no positions of the text here.
@MainActor package protocol TextInputStateOwner: UIResponder, UIKeyInput {
    /// The state of the text as far as it is known, with the caret in the coordinates of the responder's window.
    var textInputState: TextInputState { get }

    /// Replaces the text that an input method has put in and not committed, or else the selection.
    ///
    /// - Parameter selectedRange: The selected part of `text`, in UTF-16 code units from its start.
    func setMarkedText(_ text: String, selectedRange: Range<Int>)

    /// Leaves the text that an input method has put in, as if it were typed.
    func unmarkText()

    /// Deletes text on either side of what is marked, or else of the selection, in UTF-16 code units.
    func deleteSurroundingText(before: Int, after: Int)

    /// Hears that a key that went down here, and is held down, repeats.
    func repeatKey(_ key: UIKey, timestamp: TimeInterval)
}
