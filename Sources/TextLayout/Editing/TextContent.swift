/// The characters of a text as UIKit counts them: in UTF-16 code units.
///
/// Each index is found at once and a replacement moves what follows it, whatever the characters are: a string of Swift's would have to
/// be counted anew after each change.
package struct TextContent: Hashable, Sendable {
    /// The code units.
    package private(set) var units: [UInt16]

    package init(_ text: String = "") {
        units = Array(text.utf16)
    }

    package var count: Int { units.count }

    package var isEmpty: Bool { units.isEmpty }

    package var string: String { String(decoding: units, as: UTF16.self) }

    /// The characters of `range`, as far as there are any.
    package func string(in range: Range<Int>) -> String {
        String(decoding: units[range.clamped(to: units.indices)], as: UTF16.self)
    }

    /// The code unit at `index`, or nil beyond the text.
    package func unit(at index: Int) -> UInt16? {
        units.indices.contains(index) ? units[index] : nil
    }

    /// Replaces the characters of `range`. A surrogate pair that it would cut is replaced as a whole.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        units.replaceSubrange(wholeScalars(range), with: text.utf16)
    }

    /// The part of `range` within the text, with the whole of each surrogate pair that it has a half of.
    package func wholeScalars(_ range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: 0..<count)
        if range.isEmpty { return scalarStart(range.lowerBound)..<scalarStart(range.lowerBound) }
        let upper = scalarStart(range.upperBound)
        return scalarStart(range.lowerBound)..<(upper < range.upperBound ? upper + 2 : upper)
    }

    private func scalarStart(_ index: Int) -> Int {
        guard index > 0, index < count, UTF16.isTrailSurrogate(units[index]), UTF16.isLeadSurrogate(units[index - 1])
        else { return index }
        return index - 1
    }

    // MARK: Paragraphs

    /// The number of code units that separate two paragraphs at `index`: 2 for a carriage return with a line feed, 1 for either alone and
    /// for U+2029, and 0 where no paragraph ends.
    package func separatorLength(at index: Int) -> Int {
        guard units.indices.contains(index) else { return 0 }
        switch units[index] {
        case 0x0A, 0x2029: return 1
        case 0x0D: return unit(at: index + 1) == 0x0A ? 2 : 1
        default: return 0
        }
    }

    /// The start of the paragraph that `index` is in.
    package func paragraphStart(at index: Int) -> Int {
        var start = min(max(index, 0), count)
        // Between a carriage return and its line feed the paragraph has not ended yet.
        if start > 0, start < count, units[start] == 0x0A, units[start - 1] == 0x0D { start -= 1 }
        while start > 0, !Self.isSeparator(units[start - 1]) { start -= 1 }
        return start
    }

    /// The end of the paragraph that `index` is in, without what separates it from the next.
    package func paragraphEnd(at index: Int) -> Int {
        var end = min(max(index, 0), count)
        if end > 0, end < count, units[end] == 0x0A, units[end - 1] == 0x0D { end -= 1 }
        while end < count, !Self.isSeparator(units[end]) { end += 1 }
        return end
    }

    /// The paragraph that `index` is in, with what separates it from the next.
    package func paragraphRange(at index: Int) -> Range<Int> {
        let end = paragraphEnd(at: index)
        return paragraphStart(at: index)..<end + separatorLength(at: end)
    }

    static func isSeparator(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x2029
    }
}
