import TextLayout

/// A text field or a text view: it asks its delegate about changes, and its whole text can be replaced by what is put in next, instead of the
/// selection alone.
@MainActor protocol DelegatingTextOwner: TextEditorOwner {
    /// The calls to the app that are going on.
    var calls: NestedCalls { get set }
    /// Returns whether the whole text is to be replaced when `text` is put in.
    func replacesAll(by text: String) -> Bool
    /// The text was replaced: what is put in after it goes to the caret again.
    func forgetReplacement()
    /// Asks the app's delegate about a change just as it is.
    func asksDelegate(_ change: TextChange) -> Bool
}

extension DelegatingTextOwner {
    /// Begins a call to the app, which `calls.leave()` ends, or reports that such calls have no end.
    ///
    /// - Returns: Whether the call may be made.
    func enterCall() -> Bool {
        if calls.enter() { return true }
        if calls.isReportDue() {
            UsageDiagnostic.report(
                .endlessEditing,
                "\(self): its delegate and actions change it again and again while they hear of its changes. The innermost change is not made; "
                    + "change the text there by `text`, which tells nobody, or not at all where it is as it should be"
            )
        }
        return false
    }

    private var wholeText: Range<Int> { 0..<editor.text.content.count }

    /// Answers whether the user may make a change. A change that is to replace the whole text is made here, and the smaller one is not.
    func decide(_ change: TextChange) -> Bool {
        guard replacesAll(by: change.replacement) else { return asksDelegate(change) }
        guard asksDelegate(TextChange(wholeText, change.replacement)) else { return false }
        forgetReplacement()
        guard change.range != wholeText else { return true }
        editor.replace(wholeText, with: change.replacement, asksOwner: false)
        return false
    }

    /// Erases what is to be replaced by what an input method begins to compose.
    ///
    /// - Returns: Whether the composition may be put in.
    func makesRoom(forMarked text: String?) -> Bool {
        // An input method also says that it composes nothing, as when the keys come to a field.
        guard let text, !text.isEmpty, replacesAll(by: text), !wholeText.isEmpty else { return true }
        guard asksDelegate(TextChange(wholeText, "")) else { return false }
        forgetReplacement()
        editor.replace(wholeText, with: "", asksOwner: false)
        return true
    }
}
