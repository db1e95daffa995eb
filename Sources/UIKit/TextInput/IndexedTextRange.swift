/// A range of a text that UIKit's own views edit, by the indices of its ends.
package final class IndexedTextRange: UITextRange {
    /// The UTF-16 code units of the range.
    package nonisolated let indices: Range<Int>

    package init(_ indices: Range<Int>) {
        self.indices = indices
    }

    override package var isEmpty: Bool { indices.isEmpty }

    override package var start: UITextPosition { IndexedTextPosition(indices.lowerBound) }

    override package var end: UITextPosition { IndexedTextPosition(indices.upperBound) }

    override package nonisolated var hash: Int { indices.hashValue }

    override package nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? IndexedTextRange)?.indices == indices
    }

    override package nonisolated var description: String { "range \(indices)" }
}
