/// How a font follows the size of text that the user prefers.
enum FontScaling: Hashable, Sendable {
    case textStyle(UIFont.TextStyle)
    /// `size` is that of the font for `UIContentSizeCategory.large`; `maximum` is nil for no limit; both in points.
    case metrics(UIFont.TextStyle, size: CGFloat, maximum: CGFloat?)

    /// In points.
    func size(for category: UIContentSizeCategory) -> CGFloat {
        switch self {
        case .textStyle(let style):
            return TextStyleSizes.size(of: style, for: category)
        case .metrics(let style, let size, let maximum):
            let scaled = size * TextStyleSizes.scale(of: style, for: category)
            return maximum.map { min(scaled, $0) } ?? scaled
        }
    }
}

extension UIFont {
    /// The font for users who prefer text of another size; itself where it does not follow them.
    func adjusted(for category: UIContentSizeCategory) -> UIFont {
        guard let scaling else { return self }
        var attributes = attributes
        attributes.size = scaling.size(for: category)
        return attributes == self.attributes ? self : UIFont(attributes, scaling: scaling)
    }
}
