import Foundation

/// The look of a text field's characters that have none of their own.
struct FieldStyle {
    /// The attributes of typed characters: a font and a colour always, and what the app has added.
    private(set) var attributes: [NSAttributedString.Key: Any] = [
        .font: Self.standardFont, .foregroundColor: UIColor.label,
    ]

    static var standardFont: UIFont { .systemFont(ofSize: 17) }

    var font: UIFont { attributes[.font] as? UIFont ?? Self.standardFont }

    var color: UIColor { attributes[.foregroundColor] as? UIColor ?? .label }

    /// Sets the font or the colour; nil restores the standard one.
    mutating func set(_ value: Any?, for key: NSAttributedString.Key) {
        attributes[key] = value ?? FieldStyle().attributes[key]
    }

    /// Takes over attributes; what is not among them has its standard value. The alignment is not one of them: the field has it.
    mutating func replaceAttributes(_ new: [NSAttributedString.Key: Any]) {
        attributes = FieldStyle().attributes.merging(new.filter { Self.isRight($0.value, for: $0.key) }) { $1 }
        attributes[.paragraphStyle] = nil
    }

    /// Whether the value is of the type that the key has: another one would be as good as none.
    private static func isRight(_ value: Any, for key: NSAttributedString.Key) -> Bool {
        switch key {
        case .font: value is UIFont
        case .foregroundColor: value is UIColor
        default: true
        }
    }

    /// Returns the text with the standard look of what it does not say itself.
    func completed(_ text: NSAttributedString) -> NSAttributedString {
        let completed = NSMutableAttributedString(attributedString: text)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { own, range, _ in
            let missing = attributes.filter { own[$0.key] == nil }
            if !missing.isEmpty { completed.addAttributes(missing, range: range) }
        }
        return completed
    }
}

extension NSAttributedString {
    /// The text on one line: each end of a line is a space.
    var onOneLine: NSAttributedString {
        let rules = EditedText(isMultiline: false)
        guard rules.permitted(string) != string else { return self }
        let text = NSMutableAttributedString()
        let whole = string as NSString
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            text.append(
                NSAttributedString(string: rules.permitted(whole.substring(with: range)), attributes: attributes))
        }
        return text
    }
}
