import CoreGraphics

extension TextGeometry {
    /// The place of a line in the text: its block, and its number there.
    struct LineIndex: Hashable {
        var block: Int
        var line: Int
    }

    // MARK: Lines

    /// The line on which the caret of a position is.
    func lineIndex(at position: TextPosition) -> LineIndex {
        let index = min(max(position.index, 0), count)
        let block = table.block(at: index)
        let start = table.start(of: block)
        if position.affinity == .upstream, index == start, block > 0, table.blocks[block - 1].isCut {
            return LineIndex(block: block - 1, line: geometry(of: block - 1).lines.count - 1)
        }
        let lines = geometry(of: block).lines
        var line = lines.lastIndex { $0.range.lowerBound <= index - start } ?? 0
        if position.affinity == .upstream, line > 0, lines[line].range.lowerBound == index - start,
            lines[line - 1].isContinued
        {
            line -= 1
        }
        return LineIndex(block: block, line: line)
    }

    func line(_ index: LineIndex) -> LineGeometry { geometry(of: index.block).lines[index.line] }

    func neighbour(of index: LineIndex, isBelow: Bool) -> LineIndex? {
        if isBelow {
            if index.line + 1 < geometry(of: index.block).lines.count {
                return LineIndex(block: index.block, line: index.line + 1)
            }
            return index.block + 1 < table.count ? LineIndex(block: index.block + 1, line: 0) : nil
        }
        if index.line > 0 { return LineIndex(block: index.block, line: index.line - 1) }
        guard index.block > 0 else { return nil }
        return LineIndex(block: index.block - 1, line: geometry(of: index.block - 1).lines.count - 1)
    }

    /// The position in the text that is the same as one in a block.
    func position(_ local: TextPosition, in block: Int) -> TextPosition {
        TextPosition(local.index + table.start(of: block), local.affinity)
    }

    func local(_ position: TextPosition, in block: Int) -> TextPosition {
        TextPosition(position.index - table.start(of: block), position.affinity)
    }

    /// The line on which the caret of a position is.
    package func line(at position: TextPosition) -> TextLineFrame {
        let index = lineIndex(at: position)
        let line = line(index)
        let (start, top) = (table.start(of: index.block), table.top(of: index.block))
        return TextLineFrame(
            range: line.range.lowerBound + start..<line.range.upperBound + start,
            frame: CGRect(x: line.minX, y: top + line.top, width: line.maxX - line.minX, height: line.height),
            baseline: top + line.baseline, isRightToLeft: line.isRightToLeft, isContinued: line.isContinued)
    }

    // MARK: Places

    /// The rectangle of the caret at a position, in points from the top left corner of the text: as high as the line, and without a width.
    package func caretRect(at position: TextPosition) -> CGRect {
        let index = lineIndex(at: position)
        let line = line(index)
        return CGRect(
            x: line.x(at: local(position, in: index.block)), y: table.top(of: index.block) + line.top, width: 0,
            height: line.height)
    }

    /// The position whose caret is nearest to a point: on the line at the point's height, or on the first or last line.
    package func position(closestTo point: CGPoint) -> TextPosition {
        guard !point.x.isNaN, !point.y.isNaN else { return TextPosition(0) }
        var block = table.block(atY: point.y)
        // A block that is laid out only now may turn out to end above the point.
        while geometry(of: block).height + table.top(of: block) <= point.y, block + 1 < table.count,
            table.top(of: block + 1) <= point.y
        {
            block += 1
        }
        let lines = geometry(of: block).lines
        let y = point.y - table.top(of: block)
        let line = lines.first { y < $0.bottom } ?? lines[lines.count - 1]
        return position(line.position(atX: point.x), in: block)
    }

    /// The range of the grapheme under a point, or nil where there is none.
    package func characterRange(at point: CGPoint) -> Range<Int>? {
        guard point.x.isFinite, point.y.isFinite, point.y >= 0 else { return nil }
        let index = lineIndex(at: position(closestTo: point))
        let line = line(index)
        let y = point.y - table.top(of: index.block)
        guard y >= line.top, y < line.bottom,
            let cell = line.cells.first(where: { $0.minX <= point.x && point.x < $0.maxX })
        else { return nil }
        let start = table.start(of: index.block)
        return cell.start + start..<cell.end + start
    }

    /// The rectangles that a selection covers, from above and on each line from the left.
    ///
    /// - Parameter fillsLines: Whether a line that the selection goes on from is covered up to the edge of the text's width. A
    ///   line without characters is covered for the width of a space at least.
    package func selectionParts(of range: Range<Int>, fillsLines: Bool = true) -> [TextSelectionPart] {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return [] }
        var parts: [TextSelectionPart] = []
        var next: LineIndex? = lineIndex(at: TextPosition(range.lowerBound))
        while let index = next {
            let start = table.start(of: index.block)
            let line = line(index)
            guard line.range.lowerBound + start < range.upperBound || parts.isEmpty else { break }
            parts += self.parts(of: range, on: line, index.block, fillsLines: fillsLines)
            next = neighbour(of: index, isBelow: true)
        }
        return parts
    }

    private func parts(
        of range: Range<Int>, on line: LineGeometry, _ block: Int, fillsLines: Bool
    ) -> [TextSelectionPart] {
        let (start, top) = (table.start(of: block), table.top(of: block))
        let selection = range.lowerBound - start..<range.upperBound - start
        func part(_ x: ClosedRange<CGFloat>, _ isRightToLeft: Bool) -> TextSelectionPart {
            TextSelectionPart(
                rect: CGRect(
                    x: x.lowerBound, y: top + line.top, width: x.upperBound - x.lowerBound, height: line.height),
                isRightToLeft: isRightToLeft, containsStart: false, containsEnd: false)
        }
        var parts = line.stretches(of: selection).map { part($0.range, $0.isRightToLeft) }
        let goesOn = selection.upperBound > line.range.upperBound
        if goesOn {
            // The line's end is selected too.
            let space = line.height / 4
            let edge = line.isRightToLeft ? line.minX : line.maxX
            let far = line.isRightToLeft ? 0 : width ?? edge
            let isFilled = fillsLines && (line.isRightToLeft ? far < edge : far > edge)
            let end = isFilled ? far : parts.isEmpty ? edge + (line.isRightToLeft ? -space : space) : edge
            if end != edge { parts.append(part(min(edge, end)...max(edge, end), line.isRightToLeft)) }
        }
        parts.sort { $0.rect.minX < $1.rect.minX }
        joinNeighbours(&parts)
        mark(&parts, range, on: line, block)
        return parts
    }

    private func joinNeighbours(_ parts: inout [TextSelectionPart]) {
        var joined: [TextSelectionPart] = []
        for part in parts {
            if let last = joined.last, last.isRightToLeft == part.isRightToLeft,
                abs(last.rect.maxX - part.rect.minX) < 0.001
            {
                joined[joined.count - 1].rect = last.rect.union(part.rect)
            } else {
                joined.append(part)
            }
        }
        parts = joined
    }

    /// Says which part has the selection's first character, and which the last.
    private func mark(_ parts: inout [TextSelectionPart], _ range: Range<Int>, on line: LineGeometry, _ block: Int) {
        guard !parts.isEmpty else { return }
        let start = table.start(of: block)
        let selection = range.lowerBound - start..<range.upperBound - start
        func index(at x: CGFloat) -> Int {
            parts.firstIndex { $0.rect.minX - 0.001 <= x && x <= $0.rect.maxX + 0.001 } ?? parts.count - 1
        }
        func middle(_ cell: LineGeometry.Cell) -> CGFloat { (cell.minX + cell.maxX) / 2 }
        if selection.lowerBound >= line.range.lowerBound {
            let cell = line.cells.first { $0.start <= selection.lowerBound && selection.lowerBound < $0.end }
            parts[cell.map { index(at: middle($0)) } ?? (line.isRightToLeft ? 0 : parts.count - 1)].containsStart = true
        }
        if selection.upperBound <= line.range.upperBound {
            let cell = line.cells.first { $0.start < selection.upperBound && selection.upperBound <= $0.end }
            parts[cell.map { index(at: middle($0)) } ?? (line.isRightToLeft ? 0 : parts.count - 1)].containsEnd = true
        } else if range.upperBound <= startOfNextLine(after: line, block) {
            parts[line.isRightToLeft ? 0 : parts.count - 1].containsEnd = true
        }
    }

    /// The index where the line below begins.
    private func startOfNextLine(after line: LineGeometry, _ block: Int) -> Int {
        let end = line.range.upperBound + table.start(of: block)
        return end + (content.unit(at: end) == 0x2028 ? 1 : content.separatorLength(at: end))
    }
}
