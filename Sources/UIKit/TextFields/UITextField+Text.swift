import Foundation
import TextLayout

/// The text of the field, the look of that, and the placeholder.
extension UITextField {
    func setText(_ text: NSAttributedString) {
        setContent(content(with: text.onOneLine))
    }

    /// Takes over all that the field has, in one line.
    func setContent(_ content: NSAttributedString) {
        storage = content
        session.typingAttributes = nil
        let wasQuiet = session.isQuiet
        session.isQuiet = true
        editor.setText(storage)
        session.isQuiet = wasQuiet
        contentDidChange()
        if isEditing { editor.revealCaret() }
    }

    func setAttributedText(_ text: NSAttributedString) {
        // A mutable text is not to change what is shown later on.
        let text = NSAttributedString(attributedString: text)
        if text.length > 0 {
            let attributes = text.attributes(at: 0, effectiveRange: nil)
            if let font = attributes[.font] as? UIFont { style.set(font, for: .font) }
            if let color = attributes[.foregroundColor] as? UIColor { style.set(color, for: .foregroundColor) }
            if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = paragraph.alignment }
        }
        setText(style.completed(text))
    }

    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = .byTruncatingTail
        return style
    }

    func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        style.replaceAttributes(attributes)
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = paragraph.alignment }
        storage = NSAttributedString(string: storage.string, attributes: style.attributes)
        lookDidChange()
    }

    /// Gives the whole text a font or a colour; nil is the standard one.
    func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
        style.set(value, for: key)
        if let value = style.attributes[key] { storage = storage.setting(key, to: value) }
        session.typingAttributes = nil
        lookDidChange()
    }

    func alignmentDidChange() {
        if storage.length > 0, storage.attribute(.paragraphStyle, at: 0, effectiveRange: nil) != nil {
            storage = storage.mappingParagraphStyles { $0.alignment = textAlignment }
        }
        lookDidChange()
    }

    func setWritingDirection(_ direction: NSWritingDirection) {
        let alignment = textAlignment
        storage = storage.mappingParagraphStyles {
            $0.alignment = alignment
            $0.baseWritingDirection = direction
        }
        lookDidChange()
    }

    /// Fonts that follow the size of text that the user prefers get it.
    func adjustFonts() {
        let category = traitCollection.preferredContentSizeCategory
        let font = style.font.adjusted(for: category)
        style.set(font, for: .font)
        storage = storage.mapping(.font) { ($0 as? UIFont)?.adjusted(for: category) }
        if case .attributed(let text)? = placeholderText {
            placeholderText = .attributed(text.mapping(.font) { ($0 as? UIFont)?.adjusted(for: category) })
        }
        lookDidChange()
    }

    func secrecyDidChange() {
        editor.isSecure = isSecureTextEntry
        session.replacesSecret = isSecureTextEntry && isEditing && hasText
        contentDidChange()
    }

    func styling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        guard let index = (position as? IndexedTextPosition)?.index else { return nil }
        let character = direction == .forward ? index : index - 1
        guard character >= 0, character < storage.length else { return style.attributes }
        return storage.attributes(at: character, effectiveRange: nil)
    }

    // MARK: Placeholder

    func setPlaceholder(_ text: LabelText?) {
        placeholderText = text
        contentDidChange()
    }

    var attributedPlaceholderText: NSAttributedString? {
        switch placeholderText {
        case .attributed(let text)?: text
        case .plain(let string)?: NSAttributedString(string: string, attributes: placeholderAttributes)
        case nil: nil
        }
    }

    private var placeholderAttributes: [NSAttributedString.Key: Any] {
        var attributes = style.attributes
        attributes[.foregroundColor] = UIColor.placeholderText
        return attributes
    }

    /// The placeholder as it is drawn; nil where there is none.
    func styledPlaceholder(_ traits: UITraitCollection) -> StyledText? {
        guard let text = attributedPlaceholderText?.onOneLine, text.length > 0 else { return nil }
        let defaults = TextDefaults(font: style.font, color: .placeholderText)
        return arranged(StyledText(text, defaults: defaults, traits: traits, ownLineBreaks: false))
    }

    // MARK: Changes

    /// Shows other characters of the text or of the placeholder.
    func contentDidChange() {
        accessoriesDidChange()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        // Whoever follows what is shown looks at it after each update.
        UpdateCycle.main.setNeedsUpdate()
    }

    /// Shows the characters with another look.
    func lookDidChange() {
        editor.setAttributes(of: 0..<storage.length, to: storage)
        contentDidChange()
    }
}
