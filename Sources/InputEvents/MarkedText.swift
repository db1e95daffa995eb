/// The text that an input method has put in and may still change, until it commits it.
package struct MarkedText: Hashable, Sendable {
    package var text: String
    /// The part of `text` that is selected, in UTF-16 code units from its start; empty where there is a caret.
    package private(set) var selection: Range<Int>

    /// - Parameter selection: As much of it counts as there is; nil stands for a caret at the end.
    package init(_ text: String, selection: Range<Int>? = nil) {
        self.text = text
        let count = text.utf16.count
        self.selection = selection?.clamped(to: 0..<count) ?? count..<count
    }

    /// The selection is given in Unicode scalars, as input methods of Linux count: its beginning and its length. Numbers that are
    /// not in the text stand for its end.
    package init(_ text: String, scalarsFrom start: Int, count: Int) {
        let scalars = text.unicodeScalars
        let first = scalars.index(scalars.startIndex, offsetBy: max(start, 0), limitedBy: scalars.endIndex)
        let from = first ?? scalars.endIndex
        let to = scalars.index(from, offsetBy: max(count, 0), limitedBy: scalars.endIndex) ?? scalars.endIndex
        let offset = { (index: String.Index) in text.utf16.distance(from: text.utf16.startIndex, to: index) }
        self.init(text, selection: offset(from)..<offset(to))
    }
}
