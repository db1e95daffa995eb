import CPango
import CoreGraphics

/// The lines of a block of text with the places of their characters, copied from the layout that draws the same text.
struct BlockGeometry: Sendable {
    /// The text of the block, as it is drawn.
    let text: StyledText
    /// The lines from above. There is at least one.
    let lines: [LineGeometry]
    let height: CGFloat

    /// - Parameters:
    ///   - text: The text of the block, as it is drawn.
    ///   - width: The width in which lines are broken and aligned, in points; nil breaks none.
    ///   - emptyFont: The font of a text that has no run.
    ///   - isCut: Whether the paragraph goes on in the next block.
    init(_ text: StyledText, width: CGFloat?, emptyFont: FontDescription, isCut: Bool) {
        self.text = text
        let shown = ShownCharacters(text)
        let lines = TextObjects.use { objects in
            let layout = objects.layouts.layout(text, width: width)
            return Self.lines(of: layout, text, shown, width: width, isCut: isCut)
        }
        self.lines = lines.isEmpty ? [Self.emptyLine(of: text, width: width, emptyFont, count: shown.count)] : lines
        height = self.lines.last?.bottom ?? 0
    }

    private static func lines(
        of layout: LaidOutText, _ text: StyledText, _ shown: ShownCharacters, width: CGFloat?, isCut: Bool
    ) -> [LineGeometry] {
        guard !layout.lines.isEmpty else { return [] }
        let boundaries = TextBoundaries(text.string)
        let box = layout.box(in: width ?? layout.metrics.size.width)
        var lines: [LineGeometry] = []
        var section = 0
        var last: ParagraphLayout?
        for (number, line) in layout.lines.enumerated() {
            if let last, line.layout !== last {
                section += last.source.bytes.count
                section += shown.separatorLength(atByte: section)
            }
            last = line.layout
            let start = section + Int(line.line.pointee.start_index)
            var end = start + Int(line.line.pointee.length)
            // Pango counts a line separator to the line that it ends.
            if end - start >= 3, shown.separatorLength(atByte: end - 3) == 3 { end -= 3 }
            if end > start, shown.separatorLength(atByte: end - 1) > 0 { end -= 1 }
            let isLast = number == layout.lines.count - 1
            let left = box.minX + line.leftEdge(in: box.width)
            lines.append(
                LineGeometry(
                    range: (number == 0 ? 0 : shown.index(ofByte: start))..<shown.index(ofByte: end),
                    isContinued: isLast ? isCut : shown.separatorLength(atByte: end) == 0,
                    isRightToLeft: line.isRightToLeft, top: line.baseline - line.ascent,
                    height: line.ascent + line.descent, baseline: line.baseline, left: left,
                    cells: cells(of: line, section: section, end: end, left: left, shown, boundaries)))
        }
        return lines
    }

    private static func emptyLine(
        of text: StyledText, width: CGFloat?, _ emptyFont: FontDescription, count: Int
    ) -> LineGeometry {
        let run = text.runs.first
        let style =
            run?.paragraph.flatMap { text.paragraphs.indices.contains($0) ? text.paragraphs[$0] : nil } ?? .init()
        let metrics = (run?.font ?? emptyFont).metrics
        let height = style.lineHeight(metrics.lineHeight)
        let isRightToLeft = style.isRightToLeft ?? text.isRightToLeft
        let end = width.flatMap { style.lineEnd(in: $0) } ?? width ?? 0
        let isAtRight: Bool
        switch style.alignment ?? text.alignment {
        case .center:
            return line(at: (style.firstLineHeadIndent + end) / 2)
        case .left: isAtRight = false
        case .right: isAtRight = true
        case .natural: isAtRight = text.isRightToLeft
        case .justified: isAtRight = isRightToLeft
        }
        return line(
            at: isAtRight
                ? (width ?? 0) - (isRightToLeft ? style.firstLineHeadIndent : 0)
                : isRightToLeft ? (width ?? 0) - end : style.firstLineHeadIndent)

        func line(at left: CGFloat) -> LineGeometry {
            LineGeometry(
                range: 0..<count, isContinued: false, isRightToLeft: isRightToLeft, top: 0, height: height,
                baseline: height + metrics.descender, left: left, cells: [])
        }
    }

    /// Returns the graphemes of a line from left to right, with places in points from the left edge of the block.
    private static func cells(
        of line: TextLine, section: Int, end: Int, left: CGFloat, _ shown: ShownCharacters, _ boundaries: TextBoundaries
    ) -> [LineGeometry.Cell] {
        var cells: [LineGeometry.Cell] = []
        var units = 0
        for item in line.glyphItems {
            guard let description = item.pointee.item, let glyphs = item.pointee.glyphs else { continue }
            let width = Int(pango_glyph_string_get_width(glyphs))
            var widths = [Int32](repeating: 0, count: max(Int(description.pointee.num_chars), 1))
            line.layout.source.bytes.withUnsafeBytes { bytes in
                guard let text = bytes.bindMemory(to: CChar.self).baseAddress else { return }
                pango_glyph_item_get_logical_widths(item, text, &widths)
            }
            let isRightToLeft = description.pointee.analysis.level % 2 == 1
            let bytes =
                section + Int(description.pointee.offset)..<section
                + Int(description.pointee.offset + description.pointee.length)
            var itemCells = graphemes(
                bytes, end: end, widths, at: isRightToLeft ? units + width : units, isRightToLeft, shown, boundaries)
            if isRightToLeft { itemCells.reverse() }
            for cell in itemCells {
                if let previous = cells.last, joins(previous, cell, boundaries) {
                    cells[cells.count - 1].start = min(previous.start, cell.start)
                    cells[cells.count - 1].end = max(previous.end, cell.end)
                    cells[cells.count - 1].maxX = cell.maxX
                } else {
                    cells.append(cell)
                }
            }
            units += width
        }
        for index in cells.indices {
            cells[index].minX = left + cells[index].minX / PangoUnits.perPoint
            cells[index].maxX = left + cells[index].maxX / PangoUnits.perPoint
        }
        return cells
    }

    /// Whether two neighbours on the line are parts of one grapheme that two fonts draw.
    private static func joins(
        _ left: LineGeometry.Cell, _ right: LineGeometry.Cell, _ boundaries: TextBoundaries
    ) -> Bool {
        guard left.isRightToLeft == right.isRightToLeft else { return false }
        let (first, second) = left.isRightToLeft ? (right, left) : (left, right)
        return first.end == second.start && !boundaries.isGraphemeBorder(second.start)
    }

    /// Returns the graphemes of an item in the order of their characters, with places in units of Pango.
    ///
    /// - Parameter start: The edge at which the first one begins.
    private static func graphemes(
        _ bytes: Range<Int>, end: Int, _ widths: [Int32], at start: Int, _ isRightToLeft: Bool,
        _ shown: ShownCharacters, _ boundaries: TextBoundaries
    ) -> [LineGeometry.Cell] {
        var cells: [LineGeometry.Cell] = []
        var edge = start
        let starts = bytes.filter { $0 < end && shown.bytes.indices.contains($0) && shown.bytes[$0] & 0xC0 != 0x80 }
        for (number, byte) in starts.enumerated() {
            let width = number < widths.count ? Int(widths[number]) : 0
            let next = isRightToLeft ? edge - width : edge + width
            let index = shown.index(ofByte: byte)
            let after = index + (shown.bytes[byte] >= 0xF0 ? 2 : 1)
            if number > 0, !boundaries.isGraphemeBorder(index) {
                cells[cells.count - 1].end = after
                cells[cells.count - 1].minX = min(cells[cells.count - 1].minX, CGFloat(next))
                cells[cells.count - 1].maxX = max(cells[cells.count - 1].maxX, CGFloat(next))
            } else {
                cells.append(
                    LineGeometry.Cell(
                        start: index, end: after, minX: CGFloat(min(edge, next)),
                        maxX: CGFloat(max(edge, next)), isRightToLeft: isRightToLeft))
            }
            edge = next
        }
        return cells
    }
}
