/// Scales fonts and distances as a text style grows and shrinks with the size of text that the user prefers.
public final class UIFontMetrics: Sendable {
    /// The metrics of `UIFont.TextStyle.body`.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    public func scaledFont(for font: UIFont) -> UIFont {
        scaled(font, maximum: nil, nil)
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximum: nil, traitCollection)
    }

    /// - Parameter maximumPointSize: 0 is no limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximum: maximumPointSize, nil)
    }

    /// - Parameter maximumPointSize: 0 is no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize, traitCollection)
    }

    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        value * TextStyleSizes.scale(of: style, for: category(traitCollection))
    }

    /// A font that was scaled before is scaled from the size that it had then.
    private func scaled(_ font: UIFont, maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        let maximum = maximum.flatMap { $0 > 0 ? $0 : nil }
        let size = font.scaling?.size(for: .large) ?? font.pointSize
        let scaling = FontScaling.metrics(style, size: size, maximum: maximum)
        return UIFont(font.attributes, scaling: scaling).adjusted(for: category(traits))
    }

    private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        (traits ?? .current).preferredContentSizeCategory
    }
}
