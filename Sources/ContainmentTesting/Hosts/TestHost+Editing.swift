import UIKit

/// Edits the text that has the keyboard, by keys, as a user does.
extension TestHost {
    /// Types a text key by key: each key goes down, what it types follows, and it comes up again. A dead key types nothing by itself.
    /// `type(_:)` gives the text alone.
    ///
    /// - Throws: `ContainmentTestError` where the keyboard has no key for a character, of which nothing is typed then; and as `type(_:)`.
    public func type(_ text: String, on layout: KeyboardLayout) async throws {
        var strokes: [KeyboardLayout.Stroke] = []
        for character in text {
            guard let keys = layout.strokes(for: character) else {
                throw ContainmentTestError(
                    .notHandled, "No key of the keyboard types “\(character)”. Give the text by `type(_:)`.")
            }
            strokes += keys
        }
        try await settle()
        for pane in panes { line(of: pane).forgetAnswers() }
        var isTaken = true
        for stroke in strokes { isTaken = strike(stroke) && isTaken }
        let own = isTaken ? nil : unusedTextWords(isTaken: false)
        try await settle()
        guard let words = own ?? unusedTextWords(isTaken: isTaken) else { return }
        throw ContainmentTestError(.notHandled, "Nobody took the text that was typed: \(words).")
    }

    /// - Returns: Whether somebody took what the key typed, or made another use of the key.
    private func strike(_ stroke: KeyboardLayout.Stroke) -> Bool {
        session.window.watchPresses()
        let key = UIKey(
            keyCode: stroke.key, characters: stroke.text == "\n" ? "\r" : stroke.text,
            charactersIgnoringModifiers: stroke.plain, modifierFlags: stroke.modifiers)
        window.sendPress(key, phase: .began, timestamp: session.loop.clock.now / .seconds(1))
        let isTaken = stroke.text.isEmpty || stroke.text == "\t" || window.insertText(stroke.text)
        window.sendPress(key, phase: .ended, timestamp: session.loop.clock.now / .seconds(1))
        return isTaken || !session.window.isPressUnused
    }

    /// Selects all of the text that has the keyboard, by Control and A.
    ///
    /// - Throws: `ContainmentTestError` where nobody makes use of the key; so do the others.
    public func selectAll() async throws {
        try await press(.keyboardA, .control)
    }

    /// Puts what is selected on the pasteboard, by Control and C.
    public func copySelection() async throws {
        try await press(.keyboardC, .control)
    }

    /// Puts what is selected on the pasteboard and takes it away, by Control and X.
    public func cutSelection() async throws {
        try await press(.keyboardX, .control)
    }

    /// Puts in what is on the pasteboard, by Control and V.
    public func paste() async throws {
        try await press(.keyboardV, .control)
    }

    /// Selects from the caret on, by Shift and an arrow.
    ///
    /// - Parameter count: How many characters; those before the caret where it is negative.
    public func extendSelection(by count: Int) async throws {
        for _ in 0..<abs(count) { try await press(count < 0 ? .keyboardLeftArrow : .keyboardRightArrow, .shift) }
    }
}
