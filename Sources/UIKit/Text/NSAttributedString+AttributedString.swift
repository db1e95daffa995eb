// Foundation has these conversions on Apple's systems only.

extension NSAttributedString {
    /// With the attributes of UIKit, and links.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString()
        for run in attrStr.runs {
            var attributes: [Key: Any] = [:]
            for bridge in AttributeBridge.all {
                attributes[bridge.key] = bridge.value(run.attributes)
            }
            text.append(NSAttributedString(string: String(attrStr.characters[run.range]), attributes: attributes))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// With the attributes of UIKit, and links; values of other types than these have are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let string = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            var container = AttributeContainer()
            for bridge in AttributeBridge.all {
                if let value = attributes[bridge.key] { bridge.set(value, &container) }
            }
            append(AttributedString(string.substring(with: range), attributes: container))
        }
    }
}
