import CoreGraphics

/// The measures of the host's system font, as fractions of the font's size, with the names and signs of `UIFont`'s.
package struct SystemFontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line; positive.
    package var ascender: CGFloat
    /// From the baseline down to the bottom of a line; negative.
    package var descender: CGFloat
    /// `ascender - descender`.
    package var lineHeight: CGFloat
    /// From the baseline up to the top of capital letters; positive.
    package var capHeight: CGFloat

    package init(ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, capHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.lineHeight = lineHeight
        self.capHeight = capHeight
    }
}
