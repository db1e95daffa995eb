/// The text of the first responder in the window of an input view's controller.
@MainActor final class FirstResponderDocument: UITextDocumentProxy {
    /// The most of the text that is told before the selection, and behind it, in UTF-16 code units.
    private static let reach = 256

    private weak var controller: UIInputViewController?
    /// For which responder the identifier was made.
    private weak var identified: UIResponder?
    private var identifier = UUID()

    init(of controller: UIInputViewController) {
        self.controller = controller
    }

    private var responder: UIResponder? {
        controller?.viewIfLoaded?.window?.firstResponder
    }

    private var keyInput: (any UIKeyInput)? {
        responder as? any UIKeyInput
    }

    private var input: (any UITextInput)? {
        responder as? any UITextInput
    }

    /// The text, where it may be told.
    private var told: (any UITextInput)? {
        input.flatMap { $0.isSecureTextEntry ? nil : $0 }
    }

    // MARK: The text

    var documentIdentifier: UUID {
        if identified !== responder {
            identified = responder
            identifier = UUID()
        }
        return identifier
    }

    var documentContextBeforeInput: String? {
        guard let told, let selection = told.selectedTextRange else { return nil }
        let start = told.position(from: selection.start, offset: -Self.reach) ?? told.beginningOfDocument
        return told.textRange(from: start, to: selection.start).flatMap(told.text)
    }

    var documentContextAfterInput: String? {
        guard let told, let selection = told.selectedTextRange else { return nil }
        let end = told.position(from: selection.end, offset: Self.reach) ?? told.endOfDocument
        return told.textRange(from: selection.end, to: end).flatMap(told.text)
    }

    var selectedText: String? {
        guard let told, let selection = told.selectedTextRange, !selection.isEmpty else { return nil }
        return told.text(in: selection)
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let selection = input.selectedTextRange else { return }
        let (origin, last) =
            offset < 0
            ? (selection.start, input.beginningOfDocument) : (selection.end, input.endOfDocument)
        let place = input.position(from: origin, offset: offset) ?? last
        input.selectedTextRange = input.textRange(from: place, to: place)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() { input?.unmarkText() }

    // MARK: Typing

    var hasText: Bool { keyInput?.hasText ?? false }
    func insertText(_ text: String) { keyInput?.insertText(text) }
    func deleteBackward() { keyInput?.deleteBackward() }

    // MARK: Traits

    var autocapitalizationType: UITextAutocapitalizationType { keyInput?.autocapitalizationType ?? .sentences }
    var autocorrectionType: UITextAutocorrectionType { keyInput?.autocorrectionType ?? .default }
    var spellCheckingType: UITextSpellCheckingType { keyInput?.spellCheckingType ?? .default }
    var smartQuotesType: UITextSmartQuotesType { keyInput?.smartQuotesType ?? .default }
    var smartDashesType: UITextSmartDashesType { keyInput?.smartDashesType ?? .default }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { keyInput?.smartInsertDeleteType ?? .default }
    var keyboardType: UIKeyboardType { keyInput?.keyboardType ?? .default }
    var keyboardAppearance: UIKeyboardAppearance { keyInput?.keyboardAppearance ?? .default }
    var returnKeyType: UIReturnKeyType { keyInput?.returnKeyType ?? .default }
    var enablesReturnKeyAutomatically: Bool { keyInput?.enablesReturnKeyAutomatically ?? false }
    var isSecureTextEntry: Bool { keyInput?.isSecureTextEntry ?? false }
    var textContentType: UITextContentType! { keyInput?.textContentType }
}
