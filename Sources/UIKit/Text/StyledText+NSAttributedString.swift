extension StyledText {
    /// - Parameters:
    ///   - traits: for which colours are resolved.
    ///   - ownLineBreaks: whether paragraph styles decide how lines are broken, and not what shows the text.
    init(
        _ attributed: NSAttributedString, defaults: TextDefaults, traits: UITraitCollection, ownLineBreaks: Bool
    ) {
        self.init(runs: [], isRightToLeft: traits.layoutDirection == .rightToLeft)
        let string = attributed.string as NSString
        var known: [ParagraphAttributes: Int] = [:]
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
            attributes, range, _ in
            var run = Run(string.substring(with: range), attributes, defaults, traits)
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                let index = known[style.attributes] ?? paragraphs.count
                if index == paragraphs.count {
                    known[style.attributes] = index
                    paragraphs.append(style.attributes.styledText(ownLineBreak: ownLineBreaks))
                }
                run.paragraph = index
            }
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                runs += run.attaching(attachment.styledText(for: attributes[.font] as? UIFont ?? defaults.font))
            } else {
                runs.append(run)
            }
        }
    }

    /// One run with the same attributes throughout.
    init(
        _ string: String, _ attributes: [NSAttributedString.Key: Any]?, defaults: TextDefaults,
        traits: UITraitCollection
    ) {
        self.init(
            NSAttributedString(string: string, attributes: attributes), defaults: defaults, traits: traits,
            ownLineBreaks: true)
    }
}

extension StyledText.Run {
    /// The run in parts, so that each attachment has its own.
    fileprivate func attaching(_ attachment: StyledText.Attachment) -> [StyledText.Run] {
        var parts: [StyledText.Run] = []
        for character in text {
            var part = self
            part.text = String(character)
            if character == StyledText.attachmentCharacter {
                part.ornaments = ornaments ?? StyledText.Ornaments()
                part.ornaments?.attachment = attachment
            } else if let last = parts.last, last.ornaments?.attachment == nil {
                parts[parts.count - 1].text += part.text
                continue
            }
            parts.append(part)
        }
        return parts
    }

    fileprivate init(
        _ text: String, _ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults,
        _ traits: UITraitCollection
    ) {
        let font = attributes[.font] as? UIFont ?? defaults.font
        let link: UIColor? = attributes[.link] == nil ? nil : .link
        let color = attributes[.foregroundColor] as? UIColor ?? link ?? defaults.color
        let ornaments = StyledText.Ornaments(attributes, defaults, traits)
        self.init(
            text: text, font: font.fontDescription, color: color.cgColor(with: traits),
            ornaments: ornaments == StyledText.Ornaments() ? nil : ornaments)
    }
}

extension StyledText.Ornaments {
    fileprivate init(
        _ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults, _ traits: UITraitCollection
    ) {
        self.init()
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            AttributeNumber(attributes[key]).flatMap { $0.value.isFinite ? $0.value : nil }
        }
        func color(_ key: NSAttributedString.Key) -> CGColor? {
            (attributes[key] as? UIColor)?.cgColor(with: traits)
        }
        func line(_ style: NSAttributedString.Key, _ lineColor: NSAttributedString.Key) -> Line? {
            let style =
                (attributes[style] as? NSUnderlineStyle)
                ?? number(style).flatMap { Int(exactly: $0.rounded()) }.map { NSUnderlineStyle(rawValue: $0) }
            return style?.line(color: color(lineColor))
        }
        background = color(.backgroundColor).flatMap { $0.alpha > 0 ? $0 : nil }
        kern = number(.tracking) ?? number(.kern) ?? 0
        underline = line(.underlineStyle, .underlineColor)
        if underline == nil, attributes[.link] != nil, attributes[.underlineStyle] == nil {
            underline = Line(color: color(.underlineColor))
        }
        strikethrough = line(.strikethroughStyle, .strikethroughColor)
        baselineOffset = number(.baselineOffset) ?? 0
        obliqueness = number(.obliqueness) ?? 0
        hasLigatures = number(.ligature) != 0
        shadow = (attributes[.shadow] as? NSShadow).map { $0.styledText(traits) } ?? defaults.shadow
        if let width = number(.strokeWidth), width != 0 {
            stroke = Stroke(width: abs(width), isFilled: width < 0, color: color(.strokeColor))
        }
    }
}
