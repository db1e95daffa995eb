/// Breaks the items of a section into lines as UIKit's flow layout does, and knows where each of them stands.
///
/// A line takes items as long as there is room. What room is left goes between the items, so that the first and the last touch the edges;
/// an item that is alone because no second one would fit stands in the middle. The last line is set as if more items like its last one
/// filled it, so that a grid stays a grid. Within a line items are centred along the direction of scrolling.
///
/// Where all items are alike, lines are computed as they are asked for, and the section costs the same with any number of items.
struct FlowSection: Equatable {
    let metrics: FlowMetrics
    let sizes: FlowSizes
    /// The lines where items differ; empty where they do not.
    private let brokenLines: [FlowLine]
    /// The number of items in a line where all are alike.
    private let perLine: Int

    /// The width by which items may be too wide for a line and still fit, in points: sizes are quotients that do not add up exactly.
    private static let tolerance: CGFloat = 0.001

    init(_ metrics: FlowMetrics, _ sizes: FlowSizes) {
        self.metrics = metrics
        self.sizes = sizes
        switch sizes {
        case .uniform(let size, let count):
            perLine = Self.fit(size.breadth, in: metrics, atMost: max(count, 1))
            brokenLines = []
        case .varied(let sizes):
            perLine = 1
            brokenLines = Self.break(sizes, metrics)
        }
    }

    // MARK: Lengths

    /// The place at which the first line begins, from the start of the section.
    private var linesStart: CGFloat {
        metrics.header + metrics.before
    }

    private var linesEnd: CGFloat {
        lineCount == 0 ? linesStart : line(lineCount - 1).end
    }

    /// The length of the whole section along the direction of scrolling.
    var length: CGFloat {
        linesEnd + metrics.after + metrics.footer
    }

    var header: FlowRect {
        FlowRect(along: 0, across: 0, length: metrics.header, breadth: metrics.breadth)
    }

    var footer: FlowRect {
        FlowRect(along: linesEnd + metrics.after, across: 0, length: metrics.footer, breadth: metrics.breadth)
    }

    // MARK: Lines

    var lineCount: Int {
        guard case .uniform(_, let count) = sizes else { return brokenLines.count }
        return (count + perLine - 1) / perLine
    }

    func line(_ index: Int) -> FlowLine {
        guard case .uniform(let size, let count) = sizes else { return brokenLines[index] }
        let first = index * perLine
        let inLine = min(perLine, count - first)
        // The last line is set as if it were full, as the others are.
        let left = metrics.room - CGFloat(perLine) * size.breadth - CGFloat(perLine - 1) * metrics.itemSpacing
        return Self.line(
            first, inLine, start: linesStart + CGFloat(index) * (size.length + metrics.lineSpacing),
            thickness: size.length, metrics, left: left, used: perLine)
    }

    /// The lines that touch what lies between two places along the direction of scrolling, from the start of the section.
    func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let count = lineCount
        let first = Self.firstIndex(below: count) { line($0).end >= start }
        let last = Self.firstIndex(below: count) { line($0).start > end }
        return first..<max(first, last)
    }

    func lineIndex(ofItem item: Int) -> Int {
        guard case .varied = sizes else { return item / perLine }
        return Self.firstIndex(below: brokenLines.count) { brokenLines[$0].items.upperBound > item }
    }

    // MARK: Items

    /// The places of the items of a line, from the start of the section.
    func frames(in line: FlowLine) -> [FlowRect] {
        var across = line.lead
        return line.items.map { item in
            let size = sizes[item]
            defer { across += size.breadth + line.gap }
            return FlowRect(
                along: line.start + (line.thickness - size.length) / 2, across: across, length: size.length,
                breadth: size.breadth)
        }
    }

    func frame(ofItem item: Int) -> FlowRect {
        let line = line(lineIndex(ofItem: item))
        return frames(in: line)[item - line.first]
    }

    // MARK: Breaking

    private static func `break`(_ sizes: [FlowSize], _ metrics: FlowMetrics) -> [FlowLine] {
        var lines: [FlowLine] = []
        var start = metrics.header + metrics.before
        var first = 0
        while first < sizes.count {
            var left = metrics.room - sizes[first].breadth
            var thickness = sizes[first].length
            var end = first + 1
            while end < sizes.count, sizes[end].breadth + metrics.itemSpacing <= left + tolerance {
                left -= sizes[end].breadth + metrics.itemSpacing
                thickness = max(thickness, sizes[end].length)
                end += 1
            }
            var used = end - first
            if end == sizes.count {
                let more = sizes[end - 1].breadth + metrics.itemSpacing
                let unseen = more > 0 && left > 0 ? min(Int(clamping: (left + tolerance) / more), mostUnseen) : 0
                used += unseen
                left -= CGFloat(unseen) * more
            }
            lines.append(
                line(first, end - first, start: start, thickness: thickness, metrics, left: left, used: used))
            start += thickness + metrics.lineSpacing
            first = end
        }
        return lines
    }

    /// The greatest number of items that a line is taken to have room for.
    private static let mostUnseen = 1 << 20

    private static func line(
        _ first: Int, _ count: Int, start: CGFloat, thickness: CGFloat, _ metrics: FlowMetrics, left: CGFloat, used: Int
    ) -> FlowLine {
        let left = max(left, 0)
        return FlowLine(
            first: first, count: count, start: start, thickness: thickness,
            lead: metrics.leading + (used == 1 ? left / 2 : 0),
            gap: metrics.itemSpacing + (used > 1 ? left / CGFloat(used - 1) : 0))
    }

    /// The number of items of the breadth that a line holds: one at least.
    private static func fit(_ breadth: CGFloat, in metrics: FlowMetrics, atMost count: Int) -> Int {
        let step = breadth + metrics.itemSpacing
        // Without a breadth of their own all items fit into one line.
        guard step > 0 else { return count }
        let fitting = Int(clamping: (metrics.room + metrics.itemSpacing + tolerance) / step)
        return max(min(fitting, mostUnseen), 1)
    }

    /// The first index for which the condition holds, which holds for all after it; `count` where there is none.
    static func firstIndex(below count: Int, _ condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
