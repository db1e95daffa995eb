import CoreGraphics

extension StyledText.Run {
    /// Whether two runs differ in nothing but their characters.
    func looks(like other: Self) -> Bool {
        font == other.font && color == other.color && ornaments == other.ornaments && paragraph == other.paragraph
    }

    /// Returns a run with the same look and other characters.
    func with(_ text: String) -> Self {
        var run = self
        run.text = text
        return run
    }
}

extension [StyledText.Run] {
    /// The characters of all runs in UTF-16.
    var units: [UInt16] { flatMap(\.text.units) }

    /// Adds a run at the end, as a part of the last run where that looks the same. A run without characters is kept only where there is no
    /// other: it says what an empty text looks like. Each attachment has a run of its own, because each has an image of its own.
    mutating func add(_ run: StyledText.Run) {
        if let last, last.looks(like: run), last.ornaments?.attachment == nil {
            self[count - 1].text += run.text
        } else if let last, last.text.isEmpty {
            if run.text.isEmpty { return }
            self[count - 1] = run
        } else if !run.text.isEmpty || isEmpty {
            append(run)
        }
    }

    /// Cuts the runs at ascending indices of UTF-16 code units, into one more part than there are cuts.
    func cut(at cuts: [Int]) -> [[StyledText.Run]] {
        var parts: [[StyledText.Run]] = [[]]
        var cuts = cuts[...]
        var start = 0
        for run in self {
            let count = run.text.utf16.count
            var used = 0
            while let cut = cuts.first, cut <= start + count {
                let end = Swift.max(cut - start, used)
                parts[parts.count - 1].add(run.with(run.text.part(used..<end, of: count)))
                used = end
                cuts.removeFirst()
                parts.append([])
            }
            if used < count || parts[parts.count - 1].isEmpty {
                parts[parts.count - 1].add(run.with(run.text.part(used..<count, of: count)))
            }
            start += count
        }
        parts += cuts.map { _ in [] }
        return parts
    }

    /// The runs of the characters in a range of UTF-16 code units.
    func part(_ range: Range<Int>) -> [StyledText.Run] {
        cut(at: [range.lowerBound, range.upperBound])[1]
    }
}

extension String {
    /// The characters in UTF-16.
    fileprivate var units: [UInt16] {
        let ascii = utf8.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { $0 < 0x80 } ? bytes.map { UInt16($0) } : nil
        }
        return (ascii ?? nil) ?? Array(utf16)
    }

    /// The characters in a range of UTF-16 code units. One that is cut in halves becomes a replacement character on both sides.
    ///
    /// - Parameter count: The number of code units of the string.
    fileprivate func part(_ range: Range<Int>, of count: Int) -> String {
        guard range != 0..<count else { return self }
        guard !range.isEmpty else { return "" }
        let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
        let end = utf16.index(start, offsetBy: range.count)
        func isCut(_ index: String.Index) -> Bool { index < utf16.endIndex && UTF16.isTrailSurrogate(utf16[index]) }
        guard !isCut(start), !isCut(end) else { return String(decoding: Array(utf16[start..<end]), as: UTF16.self) }
        return String(unicodeScalars[start..<end])
    }
}
