import CoreGraphics

/// A part of a long text that is drawn by itself.
package struct TextPart: Hashable, Sendable {
    /// The text as it is drawn.
    package let text: StyledText
    /// The rectangle that it is drawn in, in points from the top left corner of the whole text.
    package let frame: CGRect
    /// The range of its characters in UTF-16 code units of the whole text.
    package let range: Range<Int>

    package init(text: StyledText, frame: CGRect, range: Range<Int>) {
        self.text = text
        self.frame = frame
        self.range = range
    }
}
