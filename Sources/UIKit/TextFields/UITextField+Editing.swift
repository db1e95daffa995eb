import Foundation

/// How editing begins and ends, and whom the field tells of it.
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
        guard !session.isDeciding, enter() else { return false }
        defer { session.leave() }
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
        guard !session.isDeciding, enter() else { return false }
        defer { session.leave() }
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
        let isCounted = session.enter()
        defer { if isCounted { session.leave() } }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    /// Begins a call to the app, or reports that such calls have no end.
    fileprivate func enter() -> Bool {
        if session.enter() { return true }
        if session.isReportDue() {
            UsageDiagnostic.report(
                .endlessEditing,
                "\(self): its delegate and actions change it again and again while they hear of its changes. The innermost change is not made; "
                    + "change the text there by `text`, which tells nobody, or not at all where it is as it should be"
            )
        }
        return false
    }

    func ownEditMenu(for range: UITextRange, _ suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let indices = (range as? IndexedTextRange)?.indices else { return nil }
        return delegate?.textField(self, editMenuForCharactersIn: NSRange(indices), suggestedActions: suggestedActions)
    }

    // MARK: Erasing

    /// The user has tapped the clear button.
    func userDidClear() {
        guard isEnabled, hasText else { return }
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        if !isFirstResponder { becomeFirstResponder() }
        erase()
    }

    private func clear() {
        if delegate?.textFieldShouldClear(self) ?? true { erase() }
    }

    private func erase() {
        change(agreedTo: "")
    }

    /// Replaces the whole text, as the user may undo.
    private func change(agreedTo text: String) {
        let wasAgreed = session.isAgreed
        session.isAgreed = true
        editor.replace(0..<storage.length, with: text)
        session.isAgreed = wasAgreed
    }

    /// Erases what is to be replaced by what an input method begins to compose.
    ///
    /// - Returns: Whether it may be put in.
    func makesRoom(forMarked text: String?) -> Bool {
        guard replacesAll(by: text ?? ""), storage.length > 0 else { return true }
        guard asksDelegate(TextChange(0..<storage.length, "")) else { return false }
        forgetReplacement()
        erase()
        return true
    }

    private func replacesAll(by text: String) -> Bool {
        session.replacesSecret || clearsOnInsertion && !text.isEmpty
    }

    private func forgetReplacement() {
        session.replacesSecret = false
        clearsOnInsertion = false
    }

    fileprivate func asksDelegate(_ change: TextChange) -> Bool {
        guard enter() else { return false }
        defer { session.leave() }
        return delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(change.range), replacementString: change.replacement) ?? true
    }

    /// Answers whether the user may make a change. A change that is to replace the whole text is made here, and the smaller one is not.
    fileprivate func decide(_ change: TextChange) -> Bool {
        if session.isAgreed { return true }
        let all = 0..<storage.length
        guard replacesAll(by: change.replacement), change.range != all else {
            guard asksDelegate(change) else { return false }
            if replacesAll(by: change.replacement) { forgetReplacement() }
            return true
        }
        guard asksDelegate(TextChange(all, change.replacement)) else { return false }
        forgetReplacement()
        self.change(agreedTo: change.replacement)
        return false
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

    package func shouldChange(_ change: TextChange) -> Bool { decide(change) }

    package func didPressReturn() {
        guard !enablesReturnKeyAutomatically || hasText, enter() else { return }
        defer { session.leave() }
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
            in: NSRange(range),
            with: NSAttributedString(string: change.replacement, attributes: attributes(forReplacing: range)))
        storage = text
    }

    package func didChangeSelection() {
        session.typingAttributes = nil
        setNeedsDisplay()
        guard !session.isQuiet, enter() else { return }
        defer { session.leave() }
        delegate?.textFieldDidChangeSelection(self)
    }

    package func didChangeText(_ changes: [TextChange], isByUser: Bool) {
        contentDidChange()
        guard isByUser, !session.isQuiet, enter() else { return }
        defer { session.leave() }
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    package func reveal(_ rect: CGRect) { revealCaret(rect) }
}
