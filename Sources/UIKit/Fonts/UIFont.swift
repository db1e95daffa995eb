import TextLayout

/// A font of a definite size. Immutable.
open class UIFont: NSObject, @unchecked Sendable {
    // Unchecked, because the compiler does not check a class that can be derived from: a font has constants only.

    private let mark = CoreFoundationMark()
    let attributes: FontAttributes
    /// How the font follows the size of text that the user prefers; nil where it does not.
    let scaling: FontScaling?

    /// What the layers' text says.
    package let fontDescription: FontDescription

    init(_ attributes: FontAttributes, scaling: FontScaling? = nil) {
        self.attributes = attributes
        self.scaling = scaling
        fontDescription = attributes.fontDescription
    }

    /// The font that `descriptor` describes. A `size` of 0 takes the descriptor's; any other replaces it, and the font
    /// then no longer follows a text style.
    public init(descriptor: UIFontDescriptor, size: CGFloat) {
        var attributes = descriptor.attributes
        let isFixed = size.isFinite && size > 0
        if isFixed { attributes.size = size }
        attributes.size = FontAttributes.usable(attributes.size, else: 12)
        self.attributes = attributes
        scaling = isFixed ? nil : attributes.textStyle.map(FontScaling.textStyle)
        fontDescription = attributes.fontDescription
    }

    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(attributes)
    }

    /// The same font in another size, which no longer follows a text style.
    open func withSize(_ size: CGFloat) -> UIFont {
        var attributes = attributes
        attributes.size = FontAttributes.usable(size, else: Self.systemFontSize)
        attributes.textStyle = nil
        return UIFont(attributes)
    }

    /// The font's size in points.
    open var pointSize: CGFloat {
        attributes.size
    }

    // MARK: Identity

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return attributes == other.attributes && scaling == other.scaling
    }

    override open var hash: Int {
        var hasher = Hasher()
        hasher.combine(attributes)
        hasher.combine(scaling)
        return hasher.finalize()
    }

    /// Such as `<UIFont Inter-Regular, 17 points>`.
    override open var description: String { "<UIFont \(fontName), \(pointSize.shortText) points>" }
}
