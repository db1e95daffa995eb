import TextLayout

extension UIFont {
    /// Above the baseline, in points.
    public var ascender: CGFloat {
        fontDescription.sharedMetrics.ascender
    }

    /// Below the baseline, in points; negative, as in UIKit.
    public var descender: CGFloat {
        fontDescription.sharedMetrics.descender
    }

    public var lineHeight: CGFloat {
        fontDescription.sharedMetrics.lineHeight
    }

    /// What the font asks for between two lines, beyond `lineHeight`.
    public var leading: CGFloat {
        fontDescription.sharedMetrics.leading
    }

    public var capHeight: CGFloat {
        fontDescription.sharedMetrics.capHeight
    }

    public var xHeight: CGFloat {
        fontDescription.sharedMetrics.xHeight
    }
}
