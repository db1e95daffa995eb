extension UILabel {
    func textDidChange() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// Changes the text's own styles, where it has some.
    func restyle(_ change: (NSAttributedString) -> NSAttributedString) {
        guard case .attributed(let text)? = content else { return }
        content = .attributed(change(text))
        textDidChange()
    }

    /// Takes over what the first character has.
    func adoptStyle(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            textAlignment = style.alignment
            lineBreakMode = style.lineBreakMode
        }
    }

    /// The text with every attribute that the label shows it with.
    func attributed(_ content: LabelText) -> NSAttributedString {
        switch content {
        case .attributed(let text):
            return text
        case .plain(let string):
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            style.lineBreakMode = lineBreakMode
            return NSAttributedString(
                string: string,
                attributes: [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style])
        }
    }

    /// Fonts that follow the size of text that the user prefers get it.
    func adjustFonts() {
        let category = traitCollection.preferredContentSizeCategory
        if case .attributed(let text)? = content {
            content = .attributed(text.mapping(.font) { ($0 as? UIFont)?.adjusted(for: category) })
            let adjusted = content
            content = nil
            font = font.adjusted(for: category)
            content = adjusted
            textDidChange()
        } else {
            font = font.adjusted(for: category)
        }
    }

    // MARK: Description

    /// The whole text in the colours of `traits`, with the rules of the label; nil without characters.
    func styledText(_ traits: UITraitCollection) -> StyledText? {
        guard let content else { return nil }
        var text: StyledText
        switch content {
        case .plain(let string):
            guard !string.isEmpty else { return nil }
            var run = StyledText.Run(
                text: string, font: font.fontDescription, color: textColor.cgColor(with: traits))
            if let shadow = shadow(traits) {
                run.ornaments = .init()
                run.ornaments?.shadow = shadow
            }
            text = StyledText(runs: [run])
        case .attributed(let attributed):
            guard attributed.length > 0 else { return nil }
            let defaults = TextDefaults(font: font, color: textColor, shadow: shadow(traits))
            text = StyledText(attributed, defaults: defaults, traits: traits, ownLineBreaks: false)
        }
        text.alignment = textAlignment.styledText
        text.lineBreak = lineBreakMode.styledText
        text.maximumLines = max(0, numberOfLines)
        text.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if isHighlighted, let color = highlightedTextColor?.cgColor(with: traits) { text.recolor { _ in color } }
        if !isEnabled {
            text.recolor { CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * 0.4) }
        }
        return text
    }

    private func shadow(_ traits: UITraitCollection) -> StyledText.Ornaments.Shadow? {
        guard let color = shadowColor?.cgColor(with: traits), color.alpha > 0 else { return nil }
        return .init(color: color, offset: shadowOffset)
    }
}

extension StyledText {
    fileprivate mutating func recolor(_ change: (CGColor) -> CGColor) {
        for index in runs.indices {
            runs[index].color = change(runs[index].color)
        }
    }
}
