import TextLayout

extension UIFont {
    /// Above the baseline, in points.
    @MainActor public var ascender: CGFloat {
        fontDescription.metrics.ascender
    }

    /// Below the baseline, in points; negative, as in UIKit.
    @MainActor public var descender: CGFloat {
        fontDescription.metrics.descender
    }

    @MainActor public var lineHeight: CGFloat {
        fontDescription.metrics.lineHeight
    }

    /// What the font asks for between two lines, beyond `lineHeight`.
    @MainActor public var leading: CGFloat {
        fontDescription.metrics.leading
    }

    @MainActor public var capHeight: CGFloat {
        fontDescription.metrics.capHeight
    }

    @MainActor public var xHeight: CGFloat {
        fontDescription.metrics.xHeight
    }
}
