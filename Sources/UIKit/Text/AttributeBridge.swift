/// Carries one attribute from an `AttributedString` to an `NSAttributedString` and back.
struct AttributeBridge: Sendable {
    let key: NSAttributedString.Key
    /// The value as NSAttributedString has it; nil where the attribute is not set.
    let value: @Sendable (AttributeContainer) -> Any?
    /// Takes over a value that NSAttributedString has; one of another type is left out.
    let set: @Sendable (Any, inout AttributeContainer) -> Void

    private init<Key: AttributedStringKey>(_ attribute: Key.Type, _ key: NSAttributedString.Key)
    where Key.Value: Sendable {
        self.key = key
        value = { $0[Key.self] }
        set = { value, container in
            if let value = value as? Key.Value { container[Key.self] = value }
        }
    }

    private init<Key: AttributedStringKey>(number attribute: Key.Type, _ key: NSAttributedString.Key)
    where Key.Value == CGFloat {
        self.key = key
        value = { $0[Key.self] }
        set = { value, container in
            if let number = AttributeNumber(value) { container[Key.self] = number.value }
        }
    }

    private init<Key: AttributedStringKey>(style attribute: Key.Type, _ key: NSAttributedString.Key)
    where Key.Value == NSUnderlineStyle {
        self.key = key
        value = { $0[Key.self]?.rawValue }
        set = { value, container in
            if let style = value as? Int { container[Key.self] = NSUnderlineStyle(rawValue: style) }
        }
    }

    /// Every attribute that UIKit shows.
    static let all: [AttributeBridge] = {
        typealias UIKit = AttributeScopes.UIKitAttributes
        return [
            AttributeBridge(UIKit.FontAttribute.self, .font),
            AttributeBridge(UIKit.ParagraphStyleAttribute.self, .paragraphStyle),
            AttributeBridge(UIKit.ForegroundColorAttribute.self, .foregroundColor),
            AttributeBridge(UIKit.BackgroundColorAttribute.self, .backgroundColor),
            AttributeBridge(UIKit.LigatureAttribute.self, .ligature),
            AttributeBridge(number: UIKit.KernAttribute.self, .kern),
            AttributeBridge(number: UIKit.TrackingAttribute.self, .tracking),
            AttributeBridge(style: UIKit.StrikethroughStyleAttribute.self, .strikethroughStyle),
            AttributeBridge(UIKit.StrikethroughColorAttribute.self, .strikethroughColor),
            AttributeBridge(style: UIKit.UnderlineStyleAttribute.self, .underlineStyle),
            AttributeBridge(UIKit.UnderlineColorAttribute.self, .underlineColor),
            AttributeBridge(UIKit.StrokeColorAttribute.self, .strokeColor),
            AttributeBridge(number: UIKit.StrokeWidthAttribute.self, .strokeWidth),
            AttributeBridge(number: UIKit.BaselineOffsetAttribute.self, .baselineOffset),
            AttributeBridge(number: UIKit.ObliquenessAttribute.self, .obliqueness),
            AttributeBridge(AttributeScopes.FoundationAttributes.LinkAttribute.self, .link),
        ]
    }()
}
