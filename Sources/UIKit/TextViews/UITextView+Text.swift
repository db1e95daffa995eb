import TextLayout

/// The text and its look.
extension UITextView {
    func setUp() {
        AppearanceRules.shared.setStandardLook { backgroundColor = .systemBackground }
        // The caret shows where the keys go.
        focusEffect = nil
        layoutManager.host = self
        layoutManager.sharedGeometry = { [weak self] in
            guard Thread.isMainThread else { return nil }
            // The places belong to the main thread, as does who asks here; the compiler cannot see the latter.
            nonisolated(unsafe) var geometry: TextGeometry?
            MainActor.assumeIsolated { geometry = self?.editor.geometry }
            return geometry
        }
        session.direction = effectiveUserInterfaceLayoutDirection
        _ = blocks
        addInteraction(UITextInteraction(of: self, for: .editable))
        if textStorage.length > 0 { setUpText() }
    }

    /// Shows a text that was in the storage before the view was made.
    private func setUpText() {
        adoptStyle(of: textStorage)
        editor.setText(displayed(textStorage.copied))
    }

    // MARK: By code

    func setText(_ text: NSAttributedString) {
        session.typingAttributes = nil
        session.isFollowingEditor = true
        textStorage.setAttributedString(text)
        session.isFollowingEditor = false
        session.needsRestyling = nil
        blocks.textDidChange(from: 0)
        editor.setText(displayed(textStorage.copied))
        textDidChange()
    }

    func setAttributedText(_ text: NSAttributedString) {
        adoptStyle(of: text)
        setText(text)
    }

    /// Makes the look of the first character that of the view.
    private func adoptStyle(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { style.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { style.color = color }
        style.alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    }

    func setFont(_ font: UIFont?) {
        style.font = font
        setAttribute(.font, font ?? TextViewStyle.standardFont)
    }

    func setTextColor(_ color: UIColor?) {
        style.color = color
        setAttribute(.foregroundColor, color ?? TextViewStyle.standardColor)
    }

    func setTextAlignment(_ alignment: NSTextAlignment) {
        guard alignment != style.alignment else { return }
        style.alignment = alignment
        if session.typingAttributes != nil {
            session.typingAttributes?[.paragraphStyle] = style.attributes[.paragraphStyle]
        }
        changeParagraphs(0..<textStorage.length) { $0.alignment = alignment }
    }

    func setLinkAttributes(_ attributes: [NSAttributedString.Key: Any]?) {
        style.linkAttributes = attributes
        restyle()
    }

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        if session.typingAttributes != nil { session.typingAttributes?[key] = value }
        guard textStorage.length > 0 else { return restyle() }
        textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length))
    }

    /// Changes the styles of paragraphs.
    private func changeParagraphs(_ range: Range<Int>, _ change: (NSMutableParagraphStyle) -> Void) {
        guard !range.isEmpty else { return restyle() }
        changeValues(of: .paragraphStyle, in: range) { value in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(value as? NSParagraphStyle ?? .default)
            change(style)
            return style
        }
    }

    private func changeValues(
        of key: NSAttributedString.Key, in range: Range<Int>, _ change: (Any?) -> Any?
    ) {
        var values: [(range: NSRange, value: Any)] = []
        textStorage.enumerateAttribute(key, in: NSRange(range), options: []) { value, range, _ in
            if let value = change(value) { values.append((range, value)) }
        }
        textStorage.beginEditing()
        for (range, value) in values { textStorage.addAttribute(key, value: value, range: range) }
        textStorage.endEditing()
    }

    func setWritingDirection(_ direction: NSWritingDirection, of range: UITextRange) {
        guard let indices = (range as? IndexedTextRange)?.indices else { return }
        let content = editor.text.content
        let paragraphs =
            content.paragraphRange(at: indices.lowerBound)
            .lowerBound..<content.paragraphRange(at: max(indices.lowerBound, indices.upperBound - 1)).upperBound
        changeParagraphs(paragraphs) { $0.baseWritingDirection = direction }
    }

    /// Fonts that follow the size of text that the user prefers get it.
    func adjustFonts() {
        let category = traitCollection.preferredContentSizeCategory
        style.font = style.font?.adjusted(for: category)
        if let font = session.typingAttributes?[.font] as? UIFont {
            session.typingAttributes?[.font] = font.adjusted(for: category)
        }
        guard textStorage.length > 0 else { return restyle() }
        changeValues(of: .font, in: 0..<textStorage.length) { value in
            guard let font = value as? UIFont, case let adjusted = font.adjusted(for: category), adjusted != font else {
                return nil
            }
            return adjusted
        }
    }

    // MARK: What is seen

    package var textTemplate: StyledText {
        StyledText(
            runs: [], alignment: style.alignment.styledText,
            lineBreak: textContainer.lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Returns characters with all that they are shown with.
    func displayed(_ range: Range<Int>) -> NSAttributedString {
        displayed(textStorage.attributedSubstring(from: NSRange(range)), from: range.lowerBound)
    }

    /// Returns a text with all that it is shown with: the view's font and colour where it has none, and the look of links.
    ///
    /// - Parameter start: The index of its first character in the storage.
    func displayed(_ text: NSAttributedString, from start: Int = 0) -> NSAttributedString {
        let shown = NSMutableAttributedString(attributedString: text)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let missing = displayedAttributes(beside: attributes)
            if !missing.isEmpty { shown.addAttributes(missing, range: range) }
        }
        for found in links.detected(in: start..<start + text.length) {
            let range = found.range.clamped(to: start..<start + text.length)
            let place = NSRange(location: range.lowerBound - start, length: range.count)
            guard text.attribute(.link, at: place.location, effectiveRange: nil) == nil else { continue }
            shown.addAttributes(linkTextAttributes ?? [:], range: place)
        }
        return shown
    }

    /// Returns the attributes that a text is shown with beside its own, or instead of them.
    private func displayedAttributes(
        beside attributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any] {
        var shown: [NSAttributedString.Key: Any] = [:]
        if attributes[.font] == nil { shown[.font] = style.font ?? TextViewStyle.standardFont }
        if attributes[.foregroundColor] == nil { shown[.foregroundColor] = style.color ?? TextViewStyle.standardColor }
        guard attributes[.link] != nil else { return shown }
        if attributes[.underlineStyle] == nil { shown[.underlineStyle] = 0 }
        return shown.merging(linkTextAttributes ?? [:]) { $1 }
    }

    /// Lays the whole text out anew, with the look that it has now.
    func restyle() {
        let text = displayed(textStorage.copied)
        editor.setAttributes(of: 0..<editor.text.content.count, to: text)
        textDidChange()
    }

    func secrecyDidChange() {
        editor.isSecure = isSecureTextEntry
        textDidChange()
    }

    func lookDidChange(from old: UITraitCollection?) {
        if adjustsFontForContentSizeCategory { adjustFonts() }
        guard traitCollection.hasDifferentColorAppearance(comparedTo: old) else { return }
        restyle()
    }

    /// Shows other characters, another look or other places.
    func textDidChange() {
        blocks.imagesMayHaveChanged()
        session.measured = [:]
        placesDidChange()
        finding?.textDidChange()
    }
}

extension UITextView: LaidOutTextHost {
    func containerDidChange() {
        guard !session.isAdoptingWidth else { return }
        session.measured = [:]
        restyle()
    }

    func storageDidChange(_ mask: NSTextStorage.EditActions, _ range: NSRange, changeInLength delta: Int) {
        let new = TextRanges.bounded(range, to: textStorage.length)
        guard !session.isFollowingEditor else {
            // The editor knows of its own change, but not of what a delegate has made of it.
            if textStorage.wasChangedInProcessing { session.needsRestyling = new }
            return
        }
        adopt(new)
        if links.detects, case let around = links.reach(of: new), !around.isEmpty {
            // Characters beside the change may have become an address, or be none any more.
            editor.setAttributes(of: around, to: displayed(around))
        }
        textDidChange()
    }

    /// Takes over what is in a range of the text storage, of which the editor does not know yet.
    private func adopt(_ new: Range<Int>) {
        let count = editor.text.content.count
        let changed = displayed(new)
        let end = count - (textStorage.length - new.upperBound)
        if textStorage.length == count, editor.text.content.string(in: new) == changed.string {
            editor.setAttributes(of: new, to: changed)
        } else if new.lowerBound == 0 && end == count || end < new.lowerBound {
            blocks.textDidChange(from: 0)
            editor.setText(displayed(textStorage.copied))
        } else {
            blocks.textDidChange(from: new.lowerBound)
            editor.follow(new.lowerBound..<end, changed)
        }
    }

    /// Takes over what a delegate of the text storage has made of the editor's last changes.
    func adoptRestyling(after changes: [TextChange]) {
        guard let range = session.needsRestyling else { return }
        session.needsRestyling = nil
        // The range is that of the last change: if there were several, the whole text is taken over.
        adopt(changes.count == 1 ? range : 0..<textStorage.length)
    }
}
