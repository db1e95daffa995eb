import CPango

/// The borders of graphemes, words and sentences of a text, as Pango finds them by the Unicode standard (UAX #29).
///
/// Indices count UTF-16 code units from the start of the text. Finding the borders takes time in proportion to the length: for a long text,
/// ask about a part of it.
package struct TextBoundaries: Sendable {
    /// A property of the position before a character.
    fileprivate struct Mark: OptionSet, Sendable {
        let rawValue: UInt8

        static let grapheme = Mark(rawValue: 1)
        static let wordStart = Mark(rawValue: 2)
        static let wordEnd = Mark(rawValue: 4)
        static let wordBorder = Mark(rawValue: 8)
        static let sentenceStart = Mark(rawValue: 16)
        static let sentenceEnd = Mark(rawValue: 32)
        static let sentenceBorder = Mark(rawValue: 64)
        /// Deleting backwards takes the last character of the grapheme before, not all of it.
        static let deletesCharacter = Mark(rawValue: 128)
    }

    /// The properties of each index, and those of the end.
    private let marks: [Mark]

    package init(_ text: some StringProtocol) {
        let scalars = Array(text.unicodeScalars)
        var bytes: [UInt8] = []
        var starts: [Int] = []
        bytes.reserveCapacity(scalars.count)
        starts.reserveCapacity(scalars.count + 1)
        var index = 0
        for scalar in scalars {
            starts.append(index)
            index += UTF16.width(scalar)
            // The library takes NUL for the end. Any other control character is like it in all else.
            if scalar.isASCII {
                bytes.append(max(UInt8(truncatingIfNeeded: scalar.value), 1))
            } else {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        starts.append(index)
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: starts.count)
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
            pango_get_log_attrs(
                start, Int32(clamping: bytes.count), -1, pango_language_get_default(), &attributes,
                Int32(clamping: attributes.count))
        }
        var marks = [Mark](repeating: [], count: index + 1)
        for (start, attribute) in zip(starts, attributes) { marks[start] = Mark(attribute) }
        marks[0].insert([.grapheme, .sentenceBorder])
        marks[index].insert([.grapheme, .sentenceBorder])
        let borders = WordBorders(scalars, attributes)
        for word in borders.words {
            marks[starts[word.lowerBound]].insert(.wordStart)
            marks[starts[word.upperBound]].insert(.wordEnd)
        }
        for border in borders.all { marks[starts[border]].insert(.wordBorder) }
        self.marks = marks
    }

    /// The number of UTF-16 code units of the text.
    package var count: Int { marks.count - 1 }

    /// Whether a caret may stand at `index`: whether it is a border between graphemes.
    package func isGraphemeBorder(_ index: Int) -> Bool { has(.grapheme, index) }

    package func isWordStart(_ index: Int) -> Bool { has(.wordStart, index) }

    package func isWordEnd(_ index: Int) -> Bool { has(.wordEnd, index) }

    /// Whether a word, a stretch of spaces or a mark of punctuation ends or begins at `index`.
    package func isWordBorder(_ index: Int) -> Bool { has(.wordBorder, index) }

    /// Whether a sentence begins at `index`; spaces between two sentences belong to none.
    package func isSentenceStart(_ index: Int) -> Bool { has(.sentenceStart, index) }

    /// Whether a sentence ends at `index`, without the spaces that follow it.
    package func isSentenceEnd(_ index: Int) -> Bool { has(.sentenceEnd, index) }

    /// Whether one sentence with the spaces that follow it ends at `index`.
    package func isSentenceBorder(_ index: Int) -> Bool { has(.sentenceBorder, index) }

    /// Whether deleting backwards from `index` is to take the last character of the grapheme before and not all of it, as scripts want
    /// whose marks are typed after their letters.
    package func deletesCharacter(before index: Int) -> Bool { has(.deletesCharacter, index) }

    private func has(_ mark: Mark, _ index: Int) -> Bool {
        marks.indices.contains(index) && marks[index].contains(mark)
    }
}

extension TextBoundaries.Mark {
    fileprivate init(_ attribute: PangoLogAttr) {
        self = []
        if attribute.is_cursor_position != 0 { insert(.grapheme) }
        if attribute.is_sentence_start != 0 { insert(.sentenceStart) }
        if attribute.is_sentence_end != 0 { insert(.sentenceEnd) }
        if attribute.is_sentence_boundary != 0 { insert(.sentenceBorder) }
        if attribute.backspace_deletes_character != 0 { insert(.deletesCharacter) }
    }
}
