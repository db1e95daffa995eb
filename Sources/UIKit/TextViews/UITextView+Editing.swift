import TextLayout

/// The view's answers to its editor, and its calls to its delegate.
extension UITextView: TextEditorOwner {
    package func attributes(forReplacing range: Range<Int>) -> [NSAttributedString.Key: Any] {
        let selection = session.selection
        let isAtCaret = range.lowerBound <= selection.upperBound && selection.lowerBound <= range.upperBound
        if isAtCaret, let typing = session.typingAttributes { return complete(typing) }
        let attributes = complete(attributes(before: range))
        if isAtCaret { session.typingAttributes = attributes }
        return attributes
    }

    var currentTypingAttributes: [NSAttributedString.Key: Any] {
        session.typingAttributes ?? attributes(before: editor.selectedRange)
    }

    /// Returns the attributes that characters get which replace a range: those of the first one, or of the one before a caret.
    private func attributes(before range: Range<Int>) -> [NSAttributedString.Key: Any] {
        let count = textStorage.length
        guard count > 0 else { return style.attributes }
        let index = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
        var attributes = textStorage.attributes(at: min(max(index, 0), count - 1), effectiveRange: nil)
        attributes[.attachment] = nil
        attributes[.link] = nil
        return attributes
    }

    private func complete(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        attributes.merging(style.attributes) { own, _ in own }
    }

    func styling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        guard let index = (position as? IndexedTextPosition)?.index else { return nil }
        let count = textStorage.length
        guard count > 0 else { return currentTypingAttributes }
        let place = direction == .forward ? index : index - 1
        return textStorage.attributes(at: min(max(place, 0), count - 1), effectiveRange: nil)
    }

    // MARK: Changes

    package func shouldChange(_ change: TextChange) -> Bool { decide(change) }

    package func didPressReturn() {}

    package func updateText(_ change: TextChange) {
        let text = NSAttributedString(string: change.replacement, attributes: attributes(forReplacing: change.range))
        session.isChanging = true
        blocks.textDidChange(from: change.range.lowerBound)
        let outer = session.isFollowingEditor
        session.isFollowingEditor = true
        textStorage.replace(NSRange(change.range), byUserWith: text)
        session.isFollowingEditor = outer
    }

    package func didChangeSelection() {
        if !session.isChanging { session.typingAttributes = nil }
        session.selection = editor.selectedRange
        guard enterCall() else { return }
        defer { calls.leave() }
        delegate?.textViewDidChangeSelection(self)
    }

    package func didChangeText(_ changes: [TextChange], isByUser: Bool) {
        session.isChanging = false
        session.selection = editor.selectedRange
        adoptRestyling(after: changes)
        textDidChange()
        guard enterCall() else { return }
        defer { calls.leave() }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: First responder

    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder, isEditable, window != nil, canBecomeFirstResponder else { return become() }
        // A delegate that asks for the same again gets it when it has answered.
        guard !session.isDeciding, enterCall() else { return false }
        defer { calls.leave() }
        session.isDeciding = true
        let mayBegin = delegate?.textViewShouldBeginEditing(self) ?? true
        session.isDeciding = false
        guard mayBegin, become(), isFirstResponder else { return false }
        if !session.isEditing {
            session.isEditing = true
            delegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        }
        return isFirstResponder
    }

    func askToEndEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder, session.isEditing else { return resign() }
        guard !session.isDeciding, enterCall() else { return false }
        defer { calls.leave() }
        session.isDeciding = true
        let mayEnd = delegate?.textViewShouldEndEditing(self) ?? true
        session.isDeciding = false
        return mayEnd && resign()
    }

    /// The view is no longer the first responder, for whatever reason.
    func didEndEditing() {
        guard session.isEditing else { return }
        editor.unmark()
        session.isEditing = false
        // The end is told however deep the calls are: nobody may believe that the text is edited still.
        let isCounted = calls.enter()
        defer { if isCounted { calls.leave() } }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    func editabilityDidChange() {
        if isFirstResponder, session.isEditing != isEditable || !canBecomeFirstResponder { resignFirstResponder() }
        links.update()
        if !dataDetectorTypes.isEmpty { restyle() }
    }
}

extension UITextView: DelegatingTextOwner {
    func replacesAll(by text: String) -> Bool { clearsOnInsertion && !text.isEmpty }

    func forgetReplacement() { clearsOnInsertion = false }

    func asksDelegate(_ change: TextChange) -> Bool {
        guard enterCall() else { return false }
        defer { calls.leave() }
        return delegate?.textView(
            self, shouldChangeTextIn: NSRange(change.range), replacementText: change.replacement) ?? true
    }
}
