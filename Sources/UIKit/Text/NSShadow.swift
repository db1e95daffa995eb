/// A shadow of text: the value of `NSAttributedString.Key.shadow`.
// No NSObject: Foundation on Linux traps when it compares attributes whose values are subclasses of it.
open class NSShadow: NSCopying {
    /// In points; positive is to the right and down.
    open var shadowOffset = CGSize.zero
    /// In points; 0 is a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor` or a `CGColor`; nil is no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open func isEqual(_ object: Any?) -> Bool {
        (object as? NSShadow) == self
    }

    func styledText(_ traits: UITraitCollection) -> StyledText.Ornaments.Shadow? {
        let color = (shadowColor as? UIColor)?.cgColor(with: traits) ?? shadowColor as? CGColor
        guard let color, color.alpha > 0 else { return nil }
        return .init(color: color, offset: shadowOffset, blurRadius: max(0, shadowBlurRadius))
    }
}

extension NSShadow: Hashable {
    public static func == (left: NSShadow, right: NSShadow) -> Bool {
        left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
            && left.shadowColor as? UIColor == right.shadowColor as? UIColor
            && left.shadowColor as? CGColor == right.shadowColor as? CGColor
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowBlurRadius)
    }
}
