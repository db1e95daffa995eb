import TextLayout

/// The bullets that are seen in place of a secret text, one for each grapheme.
struct DisplayedText: Sendable {
    /// The index where each grapheme begins, and that of the text's end.
    private let borders: [Int]

    init(_ content: TextContent) {
        let boundaries = TextBoundaries(content.string)
        borders = (0...content.count).filter(boundaries.isGraphemeBorder)
    }

    var string: String { String(repeating: "\u{2022}", count: borders.count - 1) }

    /// Returns the number of bullets before an index of the text.
    func bullets(before index: Int) -> Int {
        var (low, high) = (0, borders.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if borders[middle] <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Returns the index of the text that has a number of bullets before it.
    func index(after bullets: Int) -> Int {
        borders[min(max(bullets, 0), borders.count - 1)]
    }
}
