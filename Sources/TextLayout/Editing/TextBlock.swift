import CoreGraphics

/// A part of a long text that is laid out by itself: some short paragraphs, one paragraph, or a part of a very long one.
struct TextBlock {
    /// The runs with all characters, also those that separate the last paragraph from the next block.
    let runs: [StyledText.Run]
    /// The length of the block in UTF-16 code units.
    let count: Int
    /// The number of code units at the end that separate it from the next block; 0 for the last block and for one that is cut.
    let terminator: Int
    /// Whether its last paragraph goes on in the next block.
    let isCut: Bool
    /// Whether its first paragraph began in the block before.
    let isContinued: Bool
    /// The index of the style of its first paragraph, if that has one.
    let firstStyle: Int?
    /// The index of the style of its last paragraph, if that has one.
    let lastStyle: Int?
    /// The number of its paragraphs.
    let paragraphCount: Int
    /// The lines, or nil before it is laid out.
    var geometry: BlockGeometry?
    /// The height in points; an estimate before it is laid out.
    var height: CGFloat = 0

    /// The length in code units up to which paragraphs share a block, so that a text of short lines does not have a block for each line.
    static let fewest = 512
    /// The length in code units beyond which a paragraph is cut: nothing shorter takes longer to lay out than a frame.
    static let most = 4096

    private init(_ runs: [StyledText.Run], _ units: ArraySlice<UInt16>, isLast: Bool, isContinued: Bool) {
        self.runs = runs
        self.isContinued = isContinued
        count = units.count
        var lastStart = units.startIndex
        var paragraphs = 1
        var terminator = 0
        for index in units.indices where TextContent.isSeparator(units[index]) {
            // A carriage return with its line feed is one separator.
            if units[index] == 0x0D, index + 1 < units.endIndex, units[index + 1] == 0x0A { continue }
            let isPair = units[index] == 0x0A && index > units.startIndex && units[index - 1] == 0x0D
            if index + 1 < units.endIndex {
                paragraphs += 1
                lastStart = index + 1
            } else {
                terminator = isPair ? 2 : 1
            }
        }
        isCut = !isLast && terminator == 0
        self.terminator = isLast ? 0 : terminator
        paragraphCount = paragraphs + (isLast && terminator > 0 ? 1 : 0)
        firstStyle = runs.first?.paragraph
        var position = units.startIndex
        var style = firstStyle
        for run in runs {
            let end = position + run.text.utf16.count
            if position <= lastStart, lastStart < end { style = run.paragraph }
            position = end
        }
        lastStyle = style
    }

    /// Cuts a text into blocks.
    ///
    /// - Parameters:
    ///   - isEnd: Whether the text ends with these runs; else they end where a paragraph does, or where one is to be cut.
    ///   - isContinued: Whether the first paragraph began in the block before.
    static func blocks(of runs: [StyledText.Run], isEnd: Bool, isContinued: Bool) -> [TextBlock] {
        let units = runs.units
        var cuts = cuts(in: units)
        if isEnd || cuts.last != units.count { cuts.append(units.count) }
        var blocks: [TextBlock] = []
        var start = 0
        var continues = isContinued
        for (cut, part) in zip(cuts, runs.cut(at: cuts)) {
            let block = TextBlock(
                part, units[start..<cut], isLast: isEnd && blocks.count == cuts.count - 1, isContinued: continues)
            blocks.append(block)
            continues = block.isCut
            start = cut
        }
        return blocks
    }

    /// The indices where blocks end, before the end of the text.
    private static func cuts(in units: [UInt16]) -> [Int] {
        var cuts: [Int] = []
        var start = 0
        var paragraph = 0
        func cut(at index: Int) {
            guard index > start else { return }
            cuts.append(index)
            start = index
        }
        var index = 0
        while paragraph < units.count {
            while index < units.count, !TextContent.isSeparator(units[index]) { index += 1 }
            let isPair = index + 1 < units.count && units[index] == 0x0D && units[index + 1] == 0x0A
            index = min(index + (isPair ? 2 : 1), units.count)
            if index - start > fewest { cut(at: paragraph) }
            if index - paragraph > most {
                while index - start > most { cut(at: end(ofPartFrom: start, in: units)) }
                // The rest of the long paragraph is a block by itself.
                if TextContent.isSeparator(units[index - 1]) { cut(at: index) }
            }
            paragraph = index
        }
        return cuts
    }

    /// Returns the index at which a part of a paragraph that is too long ends: after a space, or else between two characters.
    private static func end(ofPartFrom start: Int, in units: [UInt16]) -> Int {
        let end = start + most
        if let space = (start + most / 2..<end).last(where: { units[$0] == 0x20 }) { return space + 1 }
        return UTF16.isTrailSurrogate(units[end]) ? end - 1 : end
    }
}
