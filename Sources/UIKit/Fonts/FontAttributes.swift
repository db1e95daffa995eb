/// Everything that tells one font from another.
struct FontAttributes: Hashable, Sendable {
    /// Nil is the system font in `design`.
    var family: String?
    var design: UIFontDescriptor.SystemDesign = .default
    var weight: UIFont.Weight = .regular
    var isItalic = false
    var hasMonospacedDigits = false
    /// In points; 0 leaves it open.
    var size: CGFloat = 0
    var textStyle: UIFont.TextStyle?

    var fontDescription: FontDescription {
        FontDescription(
            family: family ?? design.family, size: size, weight: weight.css, isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits)
    }

    /// A size of 0 or less stands for the standard size, as in UIKit.
    static func usable(_ size: CGFloat, else standard: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? size : standard
    }
}
