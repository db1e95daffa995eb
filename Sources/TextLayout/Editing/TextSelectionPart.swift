import CoreGraphics

/// A part of a selected stretch of text: on one line, in one direction.
package struct TextSelectionPart: Hashable, Sendable {
    /// The rectangle in points from the top left corner of the text.
    package var rect: CGRect
    package let isRightToLeft: Bool
    /// Whether the selection's first character is in it.
    package var containsStart: Bool
    /// Whether the selection's last character is in it.
    package var containsEnd: Bool
}
