/// The side of a row on which a swipe uncovers buttons.
package enum SwipeSide: Hashable, Sendable {
    case leading
    case trailing

    /// - Parameters:
    ///   - isAtRight: Whether the buttons lie at the right edge of the row.
    ///   - isMirrored: Whether the interface runs from right to left.
    package init(isAtRight: Bool, isMirrored: Bool) {
        self = isAtRight == isMirrored ? .leading : .trailing
    }

    /// Whether the buttons lie at the right edge of the row.
    package func isAtRight(isMirrored: Bool) -> Bool {
        (self == .trailing) != isMirrored
    }
}
