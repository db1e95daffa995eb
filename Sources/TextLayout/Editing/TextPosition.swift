/// A position between two characters of a text.
package struct TextPosition: Hashable, Sendable {
    /// The number of UTF-16 code units before the position, from the start of the text.
    package var index: Int
    package var affinity: TextAffinity

    package init(_ index: Int, _ affinity: TextAffinity = .downstream) {
        self.index = index
        self.affinity = affinity
    }
}
