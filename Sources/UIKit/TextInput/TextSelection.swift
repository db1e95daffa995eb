import TextLayout

/// A selection in a text that is edited: from where the selection began to where the caret is.
package struct TextSelection: Hashable, Sendable {
    /// The index where the selection began, which stays when it is extended.
    package var anchor: Int
    /// The position of the caret.
    package var head: TextPosition
    /// The distance from the left that the next movement to another line keeps, in points; nil for that of the caret.
    package var goalX: CGFloat?

    /// An empty selection: a caret.
    package init(_ position: TextPosition) {
        anchor = position.index
        head = position
    }

    package init(_ range: Range<Int>) {
        anchor = range.lowerBound
        head = TextPosition(range.upperBound)
    }

    package var range: Range<Int> {
        min(anchor, head.index)..<max(anchor, head.index)
    }

    package var isEmpty: Bool { anchor == head.index }
}
