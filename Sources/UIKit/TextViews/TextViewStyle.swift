/// The look of a text view's text where the text does not say it.
struct TextViewStyle {
    static let standardFont = UIFont.systemFont(ofSize: 12)
    static let standardColor = UIColor.label

    var font: UIFont?
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    /// The attributes of links; nil for those of the system.
    var linkAttributes: [NSAttributedString.Key: Any]?

    /// The attributes of a text that is set without any.
    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font ?? Self.standardFont, .foregroundColor: color ?? Self.standardColor,
        ]
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }
}
