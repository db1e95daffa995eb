import TextLayout

/// A position of a text that UIKit's own views edit, by its index.
package final class IndexedTextPosition: UITextPosition {
    package nonisolated let position: TextPosition

    package init(_ position: TextPosition) {
        self.position = position
    }

    package convenience init(_ index: Int) {
        self.init(TextPosition(index))
    }

    package nonisolated var index: Int { position.index }

    // Two positions at one index are equal, whatever their affinity.
    override package nonisolated var hash: Int { position.index }

    override package nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? IndexedTextPosition)?.index == index
    }

    override package nonisolated var description: String { "position \(index)" }
}
