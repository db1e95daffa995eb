import TextLayout

/// Finds a text in another one. Letters are compared one by one, as options say: case and accents of letters that are one code unit.
struct TextSearch {
    private let query: [UInt16]
    private let folding: LetterFolding
    private let wordMatch: UITextSearchOptions.WordMatchMethod
    /// For each prefix of the query the length of the longest prefix that ends it too: what is known of a text after a match that fails.
    private let restarts: [Int]

    @MainActor init(_ query: String, _ options: UITextSearchOptions) {
        folding = LetterFolding(
            ignoresCase: options.stringCompareOptions.contains(.caseInsensitive),
            ignoresAccents: options.stringCompareOptions.contains(.diacriticInsensitive))
        wordMatch = options.wordMatchMethod
        self.query = query.utf16.map(folding.folded)
        var restarts = Array(repeating: 0, count: self.query.count)
        var length = 0
        for index in self.query.indices.dropFirst() {
            while length > 0, self.query[index] != self.query[length] { length = restarts[length - 1] }
            if self.query[index] == self.query[length] { length += 1 }
            restarts[index] = length
        }
        self.restarts = restarts
    }

    /// Returns the first ranges in which the text is found. None of them overlaps another.
    ///
    /// The time grows with the length of the text and that of the query, and not with both multiplied.
    func ranges(in content: TextContent, limit: Int = .max) -> [Range<Int>] {
        guard !query.isEmpty, limit > 0 else { return [] }
        var found: [Range<Int>] = []
        content.units.withUnsafeBufferPointer { units in
            var matched = 0
            for index in units.indices {
                let unit = folding.folded(units[index])
                while matched > 0, unit != query[matched] { matched = restarts[matched - 1] }
                if unit == query[matched] { matched += 1 }
                guard matched == query.count else { continue }
                let range = index + 1 - matched..<index + 1
                if isAtWord(range, content) {
                    found.append(range)
                    matched = 0
                    if found.count == limit { break }
                } else {
                    matched = restarts[matched - 1]
                }
            }
        }
        return found
    }

    private func isAtWord(_ range: Range<Int>, _ content: TextContent) -> Bool {
        switch wordMatch {
        case .contains: true
        case .startsWith: isBorder(range.lowerBound, content)
        case .fullWord: isBorder(range.lowerBound, content) && isBorder(range.upperBound, content)
        }
    }

    /// Whether there are no letters, or digits, on both sides of an index.
    private func isBorder(_ index: Int, _ content: TextContent) -> Bool {
        !(isLetter(content.unit(at: index - 1)) && isLetter(content.unit(at: index)))
    }

    private func isLetter(_ unit: UInt16?) -> Bool {
        // Half of a pair is a part of a letter that is seldom written, or of an emoji.
        guard let unit, let scalar = Unicode.Scalar(unit) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
    }
}
