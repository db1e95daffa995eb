/// Ranges of Foundation's as those of Swift, within a text.
enum TextRanges {
    /// Returns the part of a range that is within a text of `count` code units. A location that is not in the text counts as its nearest end.
    static func bounded(_ range: NSRange, to count: Int) -> Range<Int> {
        let start = min(max(range.location, 0), count)
        return start..<start + min(max(range.length, 0), count - start)
    }
}
