/// A shadow of text: the value of `NSAttributedString.Key.shadow`.
open class NSShadow: NSObject, NSCopying {
    private let mark = CoreFoundationMark()

    /// In points; positive is to the right and down.
    open var shadowOffset = CGSize.zero
    /// In points; 0 is a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor` or a `CGColor`; nil is no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    override public init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
            && shadowColor as? CGColor == other.shadowColor as? CGColor
    }

    override open var hash: Int {
        shadowBlurRadius.hashValue
    }

    func styledText(_ traits: UITraitCollection) -> StyledText.Ornaments.Shadow? {
        let color = (shadowColor as? UIColor)?.cgColor(with: traits) ?? shadowColor as? CGColor
        guard let color, color.alpha > 0 else { return nil }
        return .init(color: color, offset: shadowOffset, blurRadius: max(0, shadowBlurRadius))
    }
}
