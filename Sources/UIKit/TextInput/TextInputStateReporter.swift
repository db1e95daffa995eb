/// Tells the platform of a window of the text that is typed into, and keeps the composition of an input method with the text in which it began.
@MainActor package final class TextInputStateReporter {
    private unowned let window: UIWindow

    /// A text that an input method has put in and not committed.
    private struct Composition {
        weak var responder: (any UIResponder & UIKeyInput)?
        let text: String
        /// Whether the text shows it as marked. Where a responder marks nothing it cannot be seen that it has lost it.
        let isMarked: Bool
    }

    private var composition: Composition?

    private struct Told: Equatable {
        let state: TextInputState?
        let isKeyWindow: Bool
    }

    /// The facts that the platform was told last; nil where it was told of another responder than the first one, or of nothing yet.
    private var told: Told?

    init(window: UIWindow) {
        self.window = window
    }

    /// Whether there is a first responder that takes text.
    package var takesText: Bool {
        responder != nil
    }

    /// The state as of the end of the last turn; nil where nobody takes text, and from when another responder does to the end of that turn.
    package private(set) var state: TextInputState?

    /// The text that an input method has put in and not committed; nil where there is none.
    package var composedText: String? {
        composition?.text
    }

    var isComposing: Bool {
        composition != nil
    }

    private var responder: (any UIResponder & UIKeyInput)? {
        window.firstResponder as? any UIResponder & UIKeyInput
    }

    // MARK: Telling

    /// Ends the composition of a responder that was the first one. A platform hears at once of a responder that takes text, because the next key
    /// may be on its way, and at the end of the turn that there is none: a responder resigns before the next one takes its place.
    func firstResponderDidChange() {
        if let composition, composition.responder !== responder { end(composition) }
        guard takesText || told?.state != nil else { return }
        state = nil
        told = nil
        if takesText { tellPlatform() }
        UpdateCycle.main.setNeedsUpdate()
    }

    /// Ends the composition where the window is the key window no more, and has the platform told at the end of the turn.
    func keyWindowDidChange() {
        if let composition, !window.isKeyWindow { end(composition) }
        if takesText { UpdateCycle.main.setNeedsUpdate() }
    }

    /// Looks at the text at the end of a turn, when all is laid out, and tells what is new.
    func update() {
        if let composition, hasLost(composition) { end(composition) }
        state = responder.map { TextInputState(of: $0) }
        state?.hasInputView = window.inputViews.hasInputView
        let new = Told(state: state, isKeyWindow: window.isKeyWindow)
        guard new != told else { return }
        told = new
        tellPlatform()
    }

    private func tellPlatform() {
        window.screen.platform?.textInputDidChange(in: window)
    }

    // MARK: Composition

    /// Replaces the text that an input method has put in, or else the selection; an empty text removes what was put in.
    func setMarkedText(_ text: String, selectedRange: Range<Int>) {
        guard let responder, !text.isEmpty || composition != nil else { return }
        let length = text.utf16.count
        let selected = selectedRange.clamped(to: 0..<length)
        var isMarked = false
        if let owner = responder as? any TextInputStateOwner {
            owner.setMarkedText(text, selectedRange: selected)
        } else if let input = responder as? any UITextInput, !text.isEmpty || input.markedTextRange != nil {
            input.setMarkedText(text, selectedRange: NSRange(location: selected.lowerBound, length: selected.count))
            isMarked = input.markedTextRange != nil
            window.updateTextInteractions(of: input)
        }
        composition = text.isEmpty ? nil : Composition(responder: responder, text: text, isMarked: isMarked)
        // Whoever heard of the change may have made another one the first responder.
        if let composition, self.responder !== responder { end(composition) }
        UpdateCycle.main.setNeedsUpdate()
    }

    /// Leaves the text that an input method has put in, as if it were typed.
    func unmarkText() {
        guard let composition else { return }
        self.composition = nil
        leave(composition)
        UpdateCycle.main.setNeedsUpdate()
    }

    /// Forgets the composition, in whose place the committed text is now.
    func didCommit() {
        composition = nil
    }

    /// Ends the composition in a responder that stands for a text elsewhere, because that text has lost what was put in.
    package func compositionDidEnd(in responder: UIResponder) {
        guard let composition, composition.responder === responder else { return }
        self.composition = nil
        window.screen.platform?.endComposition(in: window)
    }

    private func hasLost(_ composition: Composition) -> Bool {
        guard let responder = composition.responder else { return true }
        guard composition.isMarked, let input = responder as? any UITextInput else { return false }
        return input.markedTextRange == nil
    }

    private func end(_ composition: Composition) {
        self.composition = nil
        leave(composition)
        window.screen.platform?.endComposition(in: window)
    }

    private func leave(_ composition: Composition) {
        if let owner = composition.responder as? any TextInputStateOwner {
            owner.unmarkText()
        } else if let input = composition.responder as? any UITextInput, input.markedTextRange != nil {
            input.unmarkText()
            window.updateTextInteractions(of: input)
        }
    }
}
