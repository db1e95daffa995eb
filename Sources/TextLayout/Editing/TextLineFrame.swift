import CoreGraphics

/// A line of a text and its place, in points from the top left corner of the text.
package struct TextLineFrame: Hashable, Sendable {
    /// The range of the line's characters in UTF-16 code units, without what ends the line.
    package let range: Range<Int>
    /// The rectangle from the first character to the last, as high as the line.
    package let frame: CGRect
    /// The distance of the baseline from the top of the text, in points.
    package let baseline: CGFloat
    /// Whether its paragraph runs from right to left.
    package let isRightToLeft: Bool
    /// Whether its paragraph goes on in the next line.
    package let isContinued: Bool
}
