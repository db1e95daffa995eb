import CoreGraphics

/// The characters that go to Pango, in UTF-8, and which run each byte belongs to.
struct TextSource {
    private(set) var bytes: [UInt8] = []
    /// Where each of the text's runs ends in the bytes of the whole text; as many as there are runs. All parts of a text share
    /// the array: there may be as many parts as lines, and thousands of runs.
    private var runEnds: [Int] = []
    /// Where `bytes` begin in those of the whole text.
    private var start = 0
    /// Of `bytes`, without a mark that was appended.
    private var ownCount: Int?
    /// Whether characters were left out because they could not be visible anyway.
    private(set) var isCut = false

    /// - Parameter width: in points; nil is no limit. Of a text that is longer than its lines have room for, only what
    ///   can be visible is taken.
    init(_ text: StyledText, width: CGFloat?) {
        guard let parts = TextBudget(text, width: width).parts(of: text.runs) else {
            text.runs.forEach { append($0.text.unicodeScalars) }
            return
        }
        for (run, part) in zip(text.runs, parts) {
            append(part.head.unicodeScalars)
            extendLastRun(with: part.tail.unicodeScalars)
            isCut = isCut || part.head.endIndex != part.tail.startIndex || part.tail.endIndex != run.text.endIndex
        }
    }

    /// The run that the byte at `offset` belongs to; the last one beyond the end.
    func run(at offset: Int) -> Int {
        var (low, high) = (0, runEnds.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if offset < end(ofRun: middle) { high = middle } else { low = middle + 1 }
        }
        return max(low, 0)
    }

    /// Calls `body` with each run that has some of the bytes, in order. It costs what is passed on, whatever else the whole
    /// text has.
    func forEachRun(_ body: (_ run: Int, _ bytes: Range<Int>) -> Void) {
        var index = run(at: 0)
        var start = 0
        while start < bytes.count, index < runEnds.count {
            let end = end(ofRun: index)
            if end > start { body(index, start..<end) }
            start = max(start, end)
            index += 1
        }
    }

    /// In `bytes`.
    private func end(ofRun index: Int) -> Int {
        let count = ownCount ?? bytes.count
        let end = runEnds[index] - start
        // A mark that was appended has the style of the last byte.
        return end >= count ? bytes.count : max(end, 0)
    }

    /// The bytes of `range` as one paragraph: whatever ends a line becomes a space.
    ///
    /// - Parameter mark: appended in the style of the last byte.
    func paragraph(_ range: Range<Int>, appending mark: String = "") -> TextSource {
        var part = section(range)
        part.replaceLineEnds()
        part.ownCount = range.count
        part.bytes += Array(mark.utf8)
        return part
    }

    /// The bytes of `range` as they are. Only of a whole text.
    func section(_ range: Range<Int>) -> TextSource {
        guard range != bytes.indices else { return self }
        var part = self
        part.bytes = Array(bytes[range])
        part.start = start + range.lowerBound
        return part
    }

    /// Where paragraphs start, and where each ends without what separates it from the next.
    var paragraphs: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let length = separatorLength(at: index)
            if length > 0 {
                ranges.append(start..<index)
                start = index + length
            }
            index += max(length, 1)
        }
        return ranges + [start..<bytes.count]
    }

    private func separatorLength(at index: Int) -> Int {
        switch bytes[index] {
        case 0x0A: 1
        case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0xE2: index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9 ? 3 : 0
        default: 0
        }
    }

    /// The end of what stands before `offset` when the bytes that end a line are left out; not before `start`.
    func endOfLine(before offset: Int, after start: Int) -> Int {
        var end = offset
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        if end - start >= 3, bytes[end - 3] == 0xE2, bytes[end - 2] == 0x80, bytes[end - 1] == 0xA9 { end -= 3 }
        return end
    }

    private mutating func append(_ scalars: some Collection<Unicode.Scalar>) {
        extend(with: scalars)
        runEnds.append(bytes.count)
    }

    private mutating func extendLastRun(with scalars: some Collection<Unicode.Scalar>) {
        extend(with: scalars)
        runEnds[runEnds.count - 1] = bytes.count
    }

    /// Control characters have no shape of their own, and NUL would end the text for a C library.
    private mutating func extend(with scalars: some Collection<Unicode.Scalar>) {
        for scalar in scalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x20...0x7E:
                bytes.append(UInt8(scalar.value))
            case 0..<0x20, 0x7F..<0xA0:
                break
            default:
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
    }

    private mutating func replaceLineEnds() {
        for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
            bytes[index] = 0x20
        }
        // U+2028 and U+2029 become U+2005, a space of the same three bytes.
        for index in bytes.indices.dropLast(2) where bytes[index] == 0xE2 && bytes[index + 1] == 0x80 {
            if bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 { bytes[index + 2] = 0x85 }
        }
    }
}
