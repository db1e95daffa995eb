import TextLayout

/// A font of a definite size. Immutable.
public final class UIFont: Hashable, Sendable {
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
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        var attributes = descriptor.attributes
        let isFixed = size.isFinite && size > 0
        if isFixed { attributes.size = size }
        attributes.size = FontAttributes.usable(attributes.size, else: 12)
        self.init(attributes, scaling: isFixed ? nil : attributes.textStyle.map(FontScaling.textStyle))
    }

    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(attributes)
    }

    /// The same font in another size, which no longer follows a text style.
    public func withSize(_ size: CGFloat) -> UIFont {
        var attributes = attributes
        attributes.size = FontAttributes.usable(size, else: Self.systemFontSize)
        attributes.textStyle = nil
        return UIFont(attributes)
    }

    /// In points.
    public var pointSize: CGFloat {
        attributes.size
    }

    public static func == (left: UIFont, right: UIFont) -> Bool {
        left === right || (left.attributes == right.attributes && left.scaling == right.scaling)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(attributes)
        hasher.combine(scaling)
    }
}
