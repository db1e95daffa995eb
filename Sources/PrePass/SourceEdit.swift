/// A change of a source's bytes.
struct SourceEdit {
    let range: Range<Int>
    let text: [UInt8]

    private init(_ range: Range<Int>, _ text: [UInt8]) {
        self.range = range
        self.text = text
    }

    /// Puts text in front of a byte.
    static func insertion(at offset: Int, _ text: String) -> SourceEdit {
        SourceEdit(offset..<offset, Array(text.utf8))
    }

    /// Makes a range spaces; ends of lines stay.
    static func blank(_ range: Range<Int>, of source: [UInt8]) -> SourceEdit {
        replacement(range, of: source, by: "")
    }

    /// Puts a shorter text in place of a range, and spaces for the rest; ends of lines stay.
    static func replacement(_ range: Range<Int>, of source: [UInt8], by text: String) -> SourceEdit {
        let text = Array(text.utf8)
        let old = source[range]
        let newline = UInt8(ascii: "\n")
        guard let firstEnd = old.firstIndex(of: newline) else {
            return SourceEdit(range, text + Array(repeating: UInt8(ascii: " "), count: max(0, old.count - text.count)))
        }
        // Of several lines the first one has it all, and may become longer by that: nothing else stands on it behind.
        let first = text + Array(repeating: UInt8(ascii: " "), count: max(0, firstEnd - range.lowerBound - text.count))
        let rest = source[firstEnd..<range.upperBound].map { $0 == newline ? newline : UInt8(ascii: " ") }
        return SourceEdit(range, first + rest)
    }

    static func apply(_ edits: [SourceEdit], to source: [UInt8]) -> [UInt8] {
        var result = source
        // Of two at one place the one that was made first comes first.
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
        }
        for edit in ordered.map(\.element) { result.replaceSubrange(edit.range, with: edit.text) }
        return result
    }
}
