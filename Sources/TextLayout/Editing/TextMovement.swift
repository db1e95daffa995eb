import CoreGraphics

/// A way from one position of a text to another.
package enum TextMovement: Hashable, Sendable {
    /// Moves forward over one grapheme, in the order of the characters.
    case forward
    /// Moves back over one grapheme, in the order of the characters.
    case backward
    /// Moves to the left over one grapheme, in the order in which they stand on the line.
    case left
    /// Moves to the right over one grapheme, in the order in which they stand on the line.
    case right
    /// Moves to the line above, at the same distance from the left as far as that line goes.
    case up
    /// Moves to the line below, at the same distance from the left as far as that line goes.
    case down
    /// Moves up by as many lines as fit a height in points, and by one at least.
    case pageUp(CGFloat)
    /// Moves down by as many lines as fit a height in points, and by one at least.
    case pageDown(CGFloat)
    /// Moves to the end of a word, in the order of the characters.
    case wordForward
    /// Moves to the start of a word, in the order of the characters.
    case wordBackward
    /// Moves over a word: forward where the line's paragraph runs from right to left, else backward.
    case wordLeft
    /// Moves over a word: backward where the line's paragraph runs from right to left, else forward.
    case wordRight
    /// Moves to the start of the line, in the order of the characters.
    case lineStart
    /// Moves to the end of the line, in the order of the characters.
    case lineEnd
    /// Moves to the end of the line where its paragraph runs from right to left, else to its start.
    case lineLeft
    /// Moves to the start of the line where its paragraph runs from right to left, else to its end.
    case lineRight
    /// Moves to the start of the paragraph, and from there to that of the paragraph before.
    case paragraphStart
    /// Moves to the end of the paragraph, and from there to that of the next one.
    case paragraphEnd
    /// Moves to the start of the text.
    case documentStart
    /// Moves to the end of the text.
    case documentEnd

    /// Whether the movement goes to another line, and keeps the distance from the left for the movement after it.
    package var isVertical: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown: true
        default: false
        }
    }
}
