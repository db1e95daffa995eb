import CoreGraphics

/// A way from one position of a text to another.
package enum TextMovement: Hashable, Sendable {
    /// Over one grapheme in the order of the characters.
    case forward
    case backward
    /// Over one grapheme as they stand on the line.
    case left
    case right
    /// To the neighbouring line, at the same distance from the left as far as it goes.
    case up
    case down
    /// By as many lines as fit a height in points, at least one.
    case pageUp(CGFloat)
    case pageDown(CGFloat)
    /// To the end of a word, in the order of the characters.
    case wordForward
    /// To the start of a word, in the order of the characters.
    case wordBackward
    /// Forward where the line's paragraph runs from right to left, else backward.
    case wordLeft
    case wordRight
    /// To the edges of the line as its paragraph runs.
    case lineStart
    case lineEnd
    case lineLeft
    case lineRight
    /// To the start of the paragraph, and from there to that of the paragraph before.
    case paragraphStart
    /// To the end of the paragraph, and from there to that of the next one.
    case paragraphEnd
    case documentStart
    case documentEnd

    /// Whether it goes to another line and keeps the distance from the left for the movement after it.
    package var isVertical: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown: true
        default: false
        }
    }
}
