import TextLayout

extension UIFont {
    /// Above the baseline, in points.
    @preconcurrency @MainActor public var ascender: CGFloat {
        fontDescription.metrics.ascender
    }

    /// Below the baseline, in points; negative, as in UIKit.
    @preconcurrency @MainActor public var descender: CGFloat {
        fontDescription.metrics.descender
    }

    @preconcurrency @MainActor public var lineHeight: CGFloat {
        fontDescription.metrics.lineHeight
    }

    /// What the font asks for between two lines, beyond `lineHeight`.
    @preconcurrency @MainActor public var leading: CGFloat {
        fontDescription.metrics.leading
    }

    @preconcurrency @MainActor public var capHeight: CGFloat {
        fontDescription.metrics.capHeight
    }

    @preconcurrency @MainActor public var xHeight: CGFloat {
        fontDescription.metrics.xHeight
    }
}
