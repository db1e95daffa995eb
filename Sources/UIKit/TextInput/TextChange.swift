/// A replacement of characters, in UTF-16 code units of the text before it.
package struct TextChange: Hashable, Sendable {
    package let range: Range<Int>
    package let replacement: String

    package init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}
