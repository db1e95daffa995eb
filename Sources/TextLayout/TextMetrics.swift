import CoreGraphics

/// The space that a laid out text takes.
package struct TextMetrics: Hashable, Sendable {
    /// In points, not rounded. Zero for a text without characters.
    package var size: CGSize
    /// Of the first line, in points below the top of `size`.
    package var firstBaseline: CGFloat
    /// Of the last line, in points below the top of `size`.
    package var lastBaseline: CGFloat
    package var lineCount: Int
    /// Whether something of the text is not shown: left out, or cut off by `.byClipping`.
    package var isTruncated: Bool
}
