extension TextContent {
    /// A part of the text around an index, with its borders.
    private struct Window {
        let range: Range<Int>
        let boundaries: TextBoundaries

        func has(_ kind: (TextBoundaries) -> (Int) -> Bool, _ index: Int) -> Bool {
            kind(boundaries)(index - range.lowerBound)
        }
    }

    /// The distance that is read to either side of an index for a grapheme, in code units: no grapheme that is read is longer.
    private static let reachOfGrapheme = 256
    /// The distance that is read to either side of an index for a word or a sentence, in code units: no word that is read is longer, and
    /// hardly a sentence.
    private static let reachOfSentence = 2048

    private func window(at index: Int, reach: Int) -> Window {
        var (lower, upper) = (index, index)
        if lower > 0, unit(at: lower) == 0x0A, unit(at: lower - 1) == 0x0D { lower -= 1 }
        while lower > 0, index - lower < reach, !Self.isSeparator(unit(at: lower - 1) ?? 0) { lower -= 1 }
        while upper < count, upper - index < reach, !Self.isSeparator(unit(at: upper) ?? 0) { upper += 1 }
        let range = wholeScalars(lower..<upper + separatorLength(at: upper))
        return Window(range: range, boundaries: TextBoundaries(string(in: range)))
    }

    // MARK: Graphemes

    /// Whether a caret may stand at `index`.
    package func isGraphemeBorder(_ index: Int) -> Bool {
        guard index > 0, index < count else { return index == 0 || index == count }
        if isPlain(index - 1), isPlain(index) { return true }
        return graphemeWindow(at: index).has(TextBoundaries.isGraphemeBorder, index)
    }

    /// The grapheme border that follows `index`, or the end of the text.
    package func graphemeBorder(after index: Int) -> Int {
        guard index < count else { return count }
        if index >= 0, isPlain(index), index + 1 == count || isPlain(index + 1) { return index + 1 }
        let index = max(index, 0)
        let window = graphemeWindow(at: index)
        return (index + 1..<max(index + 1, window.range.upperBound)).first {
            window.has(TextBoundaries.isGraphemeBorder, $0)
        } ?? max(index + 1, window.range.upperBound)
    }

    /// The grapheme border that precedes `index`, or the start of the text.
    package func graphemeBorder(before index: Int) -> Int {
        guard index > 0 else { return 0 }
        let index = min(index, count)
        if index == 1 || (isPlain(index - 1) && isPlain(index - 2)) { return index - 1 }
        let window = graphemeWindow(at: index - 1)
        return (window.range.lowerBound..<index).last { window.has(TextBoundaries.isGraphemeBorder, $0) } ?? index - 1
    }

    /// The grapheme border at `index`, or the one before it.
    package func snapped(_ index: Int) -> Int {
        let index = min(max(index, 0), count)
        return isGraphemeBorder(index) ? index : graphemeBorder(before: index)
    }

    /// `range` with the whole of each grapheme that it has a part of.
    package func wholeGraphemes(_ range: Range<Int>) -> Range<Int> {
        let lower = snapped(range.lowerBound)
        let upper = min(max(range.upperBound, lower), count)
        return lower..<(isGraphemeBorder(upper) ? upper : graphemeBorder(after: upper))
    }

    /// The position to which deleting backwards from `index` leads: over a grapheme, or over one mark where a script's marks are typed
    /// after their letters.
    package func deletionStart(before index: Int) -> Int {
        let start = graphemeBorder(before: index)
        guard index - start > 1, let last = string(in: start..<index).unicodeScalars.last,
            [.nonspacingMark, .spacingMark].contains(last.properties.generalCategory),
            !last.properties.isVariationSelector,
            graphemeWindow(at: index).has(TextBoundaries.deletesCharacter, index)
        else { return start }
        return index - String(last).utf16.count
    }

    private func graphemeWindow(at index: Int) -> Window {
        window(at: index, reach: Self.reachOfGrapheme)
    }

    /// Whether the character at `index` is plain, that is printable ASCII: there is always a border between two plain characters.
    private func isPlain(_ index: Int) -> Bool {
        guard let unit = unit(at: index) else { return false }
        return (0x20..<0x7F).contains(unit)
    }

    // MARK: Words

    /// The end of the word that `index` is in, or else of the next word; the end of the text where there is none.
    package func wordEnd(after index: Int) -> Int {
        border(after: index, TextBoundaries.isWordEnd) ?? count
    }

    /// The start of the word that `index` is in, or else of the word before; the start of the text where there is none.
    package func wordStart(before index: Int) -> Int {
        border(before: index, TextBoundaries.isWordStart) ?? 0
    }

    /// The word that `index` is in, or that ends there; nil between words.
    package func wordRange(at index: Int) -> Range<Int>? {
        unitRange(at: index, TextBoundaries.isWordStart, TextBoundaries.isWordEnd)
    }

    /// Returns what a double tap at `index` selects: a word, a stretch of spaces or a mark of punctuation. Nil in an empty text or
    /// paragraph.
    package func tokenRange(at index: Int) -> Range<Int>? {
        let index = min(max(index, 0), count)
        if let word = wordRange(at: index) { return word }
        let window = window(at: index, reach: Self.reachOfSentence)
        let end = paragraphEnd(at: index)
        let within = min(index, max(window.range.lowerBound, end - 1))
        guard window.range.lowerBound < end else { return nil }
        let lower = (window.range.lowerBound...within).last { window.has(TextBoundaries.isWordBorder, $0) }
        let upper = (within + 1..<max(within + 1, end)).first { window.has(TextBoundaries.isWordBorder, $0) }
        return (lower ?? window.range.lowerBound)..<min(upper ?? end, end)
    }

    // MARK: Sentences

    /// The sentence that `index` is in with the spaces that follow it.
    package func sentenceRange(at index: Int) -> Range<Int> {
        let index = min(max(index, 0), count)
        let window = window(at: index, reach: Self.reachOfSentence)
        let lower = (window.range.lowerBound...index).last { window.has(TextBoundaries.isSentenceBorder, $0) }
        let upper = (index + 1..<max(index + 1, window.range.upperBound)).first {
            window.has(TextBoundaries.isSentenceBorder, $0)
        }
        return (lower ?? window.range.lowerBound)..<(upper ?? max(window.range.upperBound, index))
    }

    /// The end of the sentence that `index` is in, or else of the next one, without the spaces that follow it.
    package func sentenceEnd(after index: Int) -> Int {
        border(after: index, TextBoundaries.isSentenceEnd) ?? count
    }

    /// The start of the sentence that `index` is in, or else of the one before.
    package func sentenceStart(before index: Int) -> Int {
        border(before: index, TextBoundaries.isSentenceStart) ?? 0
    }

    // MARK: Borders of any kind

    private func border(after index: Int, _ kind: (TextBoundaries) -> (Int) -> Bool) -> Int? {
        var from = max(index, 0)
        while from < count {
            let window = window(at: from, reach: Self.reachOfSentence)
            // A window that ends within a paragraph has a border at its end that the text does not have.
            let isWhole = window.range.upperBound == count || separatorLength(at: window.range.upperBound - 1) > 0
            let last = isWhole ? window.range.upperBound : window.range.upperBound - 1
            if last > from, let border = (from + 1...last).first(where: { window.has(kind, $0) }) { return border }
            from = max(window.range.upperBound, from + 1)
        }
        return nil
    }

    private func border(before index: Int, _ kind: (TextBoundaries) -> (Int) -> Bool) -> Int? {
        var from = min(index, count)
        while from > 0 {
            let window = window(at: from - 1, reach: Self.reachOfSentence)
            let isWhole = window.range.lowerBound == paragraphBorder(before: from, reach: Self.reachOfSentence + 2)
            let first = isWhole ? window.range.lowerBound : window.range.lowerBound + 1
            if first < from, let border = (first..<from).last(where: { window.has(kind, $0) }) { return border }
            from = min(window.range.lowerBound, from - 1)
        }
        return nil
    }

    /// The start of the paragraph before `index` if it is at most `reach` code units away.
    private func paragraphBorder(before index: Int, reach: Int) -> Int? {
        var start = index - 1
        while start > 0, index - start <= reach {
            if Self.isSeparator(unit(at: start - 1) ?? 0) { return start }
            start -= 1
        }
        return start <= 0 ? 0 : nil
    }

    private func unitRange(
        at index: Int, _ start: (TextBoundaries) -> (Int) -> Bool, _ end: (TextBoundaries) -> (Int) -> Bool
    ) -> Range<Int>? {
        let index = min(max(index, 0), count)
        let window = window(at: index, reach: Self.reachOfSentence)
        func range(from first: Int) -> Range<Int>? {
            guard
                let last = (first + 1..<max(first + 1, window.range.upperBound + 1)).first(where: {
                    window.has(end, $0)
                }
                )
            else { return nil }
            return first..<last
        }
        guard let first = (window.range.lowerBound...index).last(where: { window.has(start, $0) }) else { return nil }
        guard let found = range(from: first), found.upperBound >= index else { return nil }
        return found
    }
}
