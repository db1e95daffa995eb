import TextLayout

extension UIFont {
    /// Above the baseline, in points.
    public var ascender: CGFloat {
        fontDescription.metrics.ascender
    }

    /// Below the baseline, in points; negative, as in UIKit.
    public var descender: CGFloat {
        fontDescription.metrics.descender
    }

    public var lineHeight: CGFloat {
        fontDescription.metrics.lineHeight
    }

    /// The distance that the font asks for between two lines beyond `lineHeight`, in points.
    public var leading: CGFloat {
        fontDescription.metrics.leading
    }

    public var capHeight: CGFloat {
        fontDescription.metrics.capHeight
    }

    public var xHeight: CGFloat {
        fontDescription.metrics.xHeight
    }
}
