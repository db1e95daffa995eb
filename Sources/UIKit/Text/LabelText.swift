/// What a label shows: a string in the label's own style, or a text with styles of its own.
enum LabelText {
    case plain(String)
    case attributed(NSAttributedString)

    var string: String {
        switch self {
        case .plain(let string): string
        case .attributed(let text): text.string
        }
    }
}

extension NSAttributedString {
    /// The text with `value` for `key` throughout.
    func setting(_ key: Key, to value: Any) -> NSAttributedString {
        let text = NSMutableAttributedString(attributedString: self)
        text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        return text
    }

    /// The text with the values for `key` that `change` makes of those that are there.
    func mapping(_ key: Key, _ change: (Any?) -> Any?) -> NSAttributedString {
        let text = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            if let value = change(value) { text.addAttribute(key, value: value, range: range) }
        }
        return text
    }

    /// The text with paragraph styles throughout, changed by `change`.
    func mappingParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        mapping(.paragraphStyle) { value in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(value as? NSParagraphStyle ?? .default)
            change(style)
            return style
        }
    }
}
