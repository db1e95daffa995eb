/// A rectangle that a part of a selection covers: on one line, in one writing direction (UIKit's page of this name).
///
/// Whoever edits the text makes rectangles of a subclass; the base class is empty.
@preconcurrency @MainActor open class UITextSelectionRect: NSObjectProtocol, Hashable, CustomStringConvertible {
    public init() {}

    /// The rectangle in the coordinates of the view that edits the text, in points.
    open var rect: CGRect { .zero }

    /// The direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .leftToRight }

    /// Whether the selection begins in the rectangle.
    open var containsStart: Bool { false }

    /// Whether the selection ends in the rectangle.
    open var containsEnd: Bool { false }

    /// Whether the text runs from above to below.
    open var isVertical: Bool { false }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UITextSelectionRect, right: UITextSelectionRect) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
