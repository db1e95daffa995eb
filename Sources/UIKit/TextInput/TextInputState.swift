/// The state of the text that is typed into, as keyboards and input methods go by it.
///
/// A window tells its platform of it at the end of a turn. It is made of any first responder that takes text; one that is no `UITextInput`
/// has neither a caret nor surroundings.
package struct TextInputState: Hashable, Sendable {
    /// The caret, in the window's coordinates; nil where the responder has none that can be seen.
    package var caretRect: CGRect?
    /// The text around the selection; nil where it is secret, or where more is selected than is told.
    package var surroundings: Surroundings?
    package var keyboardType: UIKeyboardType
    package var returnKeyType: UIReturnKeyType
    package var contentType: UITextContentType?
    /// Whether the characters are hidden. Nothing is told of them then.
    package var isSecure: Bool
    /// Whether the responder has an input view, so that no keyboard on the screen is to come for it.
    package var hasInputView = false

    package init(
        caretRect: CGRect? = nil, surroundings: Surroundings? = nil, keyboardType: UIKeyboardType = .default,
        returnKeyType: UIReturnKeyType = .default, contentType: UITextContentType? = nil, isSecure: Bool = false
    ) {
        self.caretRect = caretRect
        self.surroundings = isSecure ? nil : surroundings
        self.keyboardType = keyboardType
        self.returnKeyType = returnKeyType
        self.contentType = contentType
        self.isSecure = isSecure
    }
}

extension TextInputState {
    /// The state of the text of `responder` as it is now. A responder that stands for text elsewhere says it itself.
    @MainActor init(of responder: any UIKeyInput) {
        if let owner = responder as? any TextInputStateOwner {
            self = owner.textInputState
            return
        }
        let isSecure = responder.isSecureTextEntry
        let input = responder as? any UITextInput
        self.init(
            caretRect: input.flatMap(Self.caretRect),
            surroundings: isSecure ? nil : input.flatMap { Surroundings(of: $0) },
            keyboardType: responder.keyboardType, returnKeyType: responder.returnKeyType,
            contentType: responder.textContentType, isSecure: isSecure)
    }

    @MainActor private static func caretRect(of input: any UITextInput) -> CGRect? {
        guard let selection = input.selectedTextRange, input.textInputView.window != nil else { return nil }
        let rect = input.caretRect(for: selection.end)
        guard rect.isFinite, !rect.isNull else { return nil }
        let inWindow = input.textInputView.convert(rect, to: nil)
        return inWindow.isFinite ? inWindow : nil
    }
}
