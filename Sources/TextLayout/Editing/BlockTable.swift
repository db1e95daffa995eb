import CoreGraphics

/// The blocks of a text, with the index and the place at which each begins. There are a few thousand in a text of a megabyte.
struct BlockTable {
    private(set) var blocks: [TextBlock]
    /// The index of each block's first character, in UTF-16 code units.
    private var starts: [Int] = []
    /// The top of each block's first line, in points from the top of the text.
    private var tops: [CGFloat] = []
    /// The styles that blocks refer to by their index. Styles are only added, so that an index stays valid.
    var styles: [StyledText.Paragraph] = []

    /// - Parameter blocks: The blocks from above. There has to be at least one.
    init(_ blocks: [TextBlock]) {
        self.blocks = blocks
        place(from: 0)
    }

    var count: Int { blocks.count }

    var height: CGFloat {
        guard let top = tops.last, let last = blocks.last else { return 0 }
        return top + last.height
    }

    /// The length of the text in code units.
    var length: Int {
        guard let start = starts.last, let last = blocks.last else { return 0 }
        return start + last.count
    }

    func start(of block: Int) -> Int { starts[block] }

    func top(of block: Int) -> CGFloat { tops[block] }

    /// The number of the block that has the character at `index`; that of the last one at the end.
    func block(at index: Int) -> Int { Self.last(in: starts, atMost: index) }

    /// The number of the block at a distance from the top of the text, in points; that of the first one above the text, and of the last one
    /// below.
    func block(atY y: CGFloat) -> Int { Self.last(in: tops, atMost: y) }

    mutating func replace(_ range: ClosedRange<Int>, with new: [TextBlock]) {
        blocks.replaceSubrange(range, with: new)
        place(from: range.lowerBound)
    }

    mutating func setGeometry(_ geometry: BlockGeometry, of block: Int) {
        let heightChanges = blocks[block].height != geometry.height
        blocks[block].geometry = geometry
        blocks[block].height = geometry.height
        if heightChanges { place(from: block) }
    }

    /// Forgets the layout of all blocks, and gives each an estimated height in points.
    mutating func estimate(styles: [StyledText.Paragraph], _ height: (TextBlock) -> CGFloat) {
        self.styles = styles
        for index in blocks.indices {
            blocks[index].geometry = nil
            blocks[index].height = height(blocks[index])
        }
        place(from: 0)
    }

    private mutating func place(from first: Int) {
        starts.removeSubrange(min(first, starts.count)...)
        tops.removeSubrange(min(first, tops.count)...)
        for index in first..<blocks.count {
            guard index > 0 else {
                starts.append(0)
                tops.append(0)
                continue
            }
            let above = blocks[index - 1]
            starts.append(starts[index - 1] + above.count)
            tops.append(tops[index - 1] + above.height + gap(above, blocks[index]))
        }
    }

    /// The distance between a block's last line and the first line of the next, in points.
    private func gap(_ above: TextBlock, _ below: TextBlock) -> CGFloat {
        let (last, first) = (style(above.lastStyle), style(below.firstStyle))
        let lines = last?.lineSpacing ?? 0
        return below.isContinued ? lines : lines + (last?.spacing ?? 0) + (first?.spacingBefore ?? 0)
    }

    private func style(_ index: Int?) -> StyledText.Paragraph? {
        index.flatMap { styles.indices.contains($0) ? styles[$0] : nil }
    }

    /// The place of the last of ascending numbers that is at most `limit`; 0 where none is.
    private static func last<Number: Comparable>(in numbers: [Number], atMost limit: Number) -> Int {
        var (low, high) = (0, numbers.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if numbers[middle] <= limit { low = middle } else { high = middle - 1 }
        }
        return max(low, 0)
    }
}
