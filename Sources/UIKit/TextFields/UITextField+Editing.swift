import Foundation

/// The beginning and the end of editing, and the calls to those who hear of it.
extension UITextField {
    func prepare() {
        let interaction = UITextInteraction(of: self, for: .editable)
        interaction.delegate = pointing
        addInteraction(interaction)
    }

    // MARK: Beginning and end

    /// - Parameter become: Makes the field the first responder.
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder, window != nil, canBecomeFirstResponder else { return become() }
        guard !session.isDeciding, enterCall() else { return false }
        defer { calls.leave() }
        session.isDeciding = true
        let mayBegin = delegate?.textFieldShouldBeginEditing(self) ?? true
        session.isDeciding = false
        session.isRefused = !mayBegin
        guard mayBegin, become(), isFirstResponder else { return false }
        didBeginEditing()
        return isFirstResponder
    }

    private func didBeginEditing() {
        guard !session.isEditing else { return }
        session.isEditing = true
        session.scroll = 0
        session.replacesSecret = isSecureTextEntry && hasText
        accessoriesDidChange()
        placesDidChange()
        if clearsOnBeginEditing, hasText { clear() }
        guard isEditing else { return }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    /// - Parameter resign: Gives up being the first responder.
    func askToEndEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder, session.isEditing else { return resign() }
        guard !session.isDeciding, enterCall() else { return false }
        defer { calls.leave() }
        session.isDeciding = true
        let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
        session.isDeciding = false
        return mayEnd && resign()
    }

    /// The field is no longer the first responder, for whatever reason.
    func didEndEditing() {
        guard session.isEditing else { return }
        editor.unmark()
        session.isEditing = false
        session.typingAttributes = nil
        session.replacesSecret = false
        accessoriesDidChange()
        placesDidChange()
        // The end is told however deep the calls are: nobody may believe that the field is edited still.
        let isCounted = calls.enter()
        defer { if isCounted { calls.leave() } }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    func ownEditMenu(for range: UITextRange, _ suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let indices = (range as? IndexedTextRange)?.indices else { return nil }
        return delegate?.textField(
            self, editMenuForCharactersIn: textRange(of: indices), suggestedActions: suggestedActions)
    }

    // MARK: Erasing

    /// The user has tapped the clear button.
    func userDidClear() {
        guard isEnabled, hasText else { return }
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        if !isFirstResponder { becomeFirstResponder() }
        // A text that is erased when editing begins is gone by now.
        if hasText { erase() }
    }

    private func clear() {
        if delegate?.textFieldShouldClear(self) ?? true { erase() }
    }

    /// Erases the text, as the delegate has agreed to. The user may undo it.
    private func erase() {
        editor.replace(erasableRange, with: "", asksOwner: false)
    }
}

extension UITextField: DelegatingTextOwner {
    func replacesAll(by text: String) -> Bool {
        session.replacesSecret || clearsOnInsertion && !text.isEmpty
    }

    func forgetReplacement() {
        session.replacesSecret = false
        clearsOnInsertion = false
    }

    func asksDelegate(_ change: TextChange) -> Bool {
        guard enterCall() else { return false }
        defer { calls.leave() }
        return delegate?.textField(
            self, shouldChangeCharactersIn: textRange(of: change.range), replacementString: change.replacement) ?? true
    }
}

extension UITextField: TextEditorOwner {
    package var isEditable: Bool { isEnabled }

    package var isSelectable: Bool { isEnabled }

    package var textOrigin: CGPoint { ownTextOrigin }

    package var visibleTextRect: CGRect { shownTextRect }

    package func attributes(forReplacing range: Range<Int>) -> [NSAttributedString.Key: Any] {
        if let attributes = session.typingAttributes { return attributes }
        let index = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
        guard storage.length > 0 else { return style.attributes }
        var attributes = storage.attributes(at: min(max(index, 0), storage.length - 1), effectiveRange: nil)
        attributes[.attachment] = nil
        return attributes
    }

    package func shouldChange(_ change: TextChange) -> Bool { mayChange(change) }

    package func didPressReturn() {
        guard !enablesReturnKeyAutomatically || hasText, enterCall() else { return }
        defer { calls.leave() }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let exits = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        onReturn?()
        if exits, isFirstResponder { resignFirstResponder() }
    }

    package func updateText(_ change: TextChange) {
        let range = change.range.clamped(to: 0..<storage.length)
        let text = NSMutableAttributedString(attributedString: storage)
        text.replaceCharacters(
            in: NSRange(range), with: replacement(of: TextChange(range, change.replacement)))
        storage = text
    }

    package func didChangeSelection() {
        session.typingAttributes = nil
        setNeedsDisplay()
        guard !session.isQuiet, enterCall() else { return }
        defer { calls.leave() }
        delegate?.textFieldDidChangeSelection(self)
    }

    package func didChangeText(_ changes: [TextChange], isByUser: Bool) {
        contentWasReplaced()
        contentDidChange()
        guard isByUser, !session.isQuiet, enterCall() else { return }
        defer { calls.leave() }
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    package func reveal(_ rect: CGRect) { revealCaret(rect) }
}
