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
    var units: [UInt16] { flatMap { Array<UInt16>($0.text.utf16) } }

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
            let units = Array<UInt16>(run.text.utf16)
            var used = 0
            while let cut = cuts.first, cut <= start + units.count {
                let end = Swift.max(cut - start, used)
                parts[parts.count - 1].add(run.with(String(decoding: units[used..<end], as: UTF16.self)))
                used = end
                cuts.removeFirst()
                parts.append([])
            }
            if used < units.count || parts[parts.count - 1].isEmpty {
                parts[parts.count - 1].add(run.with(String(decoding: units[used...], as: UTF16.self)))
            }
            start += units.count
        }
        parts += cuts.map { _ in [] }
        return parts
    }

    /// The runs of the characters in a range of UTF-16 code units.
    func part(_ range: Range<Int>) -> [StyledText.Run] {
        cut(at: [range.lowerBound, range.upperBound])[1]
    }
}
