import CoreGraphics

/// A text that is edited, with the places of its characters.
///
/// Indices count UTF-16 code units; places are in points from the top left corner of the text. The text is laid out in blocks of about a
/// paragraph, and each of them when it is asked about: an edit lays out one block, whatever the length of the text. Until then a block has
/// an estimated height, so what is below moves when it is laid out; `layOut(_:)` says by how much.
///
/// An object belongs to whoever made it, and is used by one thread at a time.
package final class TextGeometry {
    package private(set) var content: TextContent
    /// The properties that all blocks have in common, with the paragraph styles and no characters.
    private var template: StyledText
    private let emptyFont: FontDescription
    private(set) var table: BlockTable

    /// The width in which lines are broken and aligned, in points; nil breaks none.
    package var width: CGFloat? {
        didSet {
            guard width != oldValue else { return }
            forgetLayout()
        }
    }

    /// - Parameters:
    ///   - text: The text that is edited. Its line limit and its vertical alignment mean nothing here, and lines break between words where
    ///     it would truncate them.
    ///   - width: The width in which lines are broken and aligned, in points; nil breaks none.
    ///   - emptyFont: The font of a text without characters whose runs say none.
    package init(_ text: StyledText, width: CGFloat?, emptyFont: FontDescription = FontDescription(size: 17)) {
        content = TextContent(text.string)
        template = text
        template.runs = []
        template.maximumLines = 0
        template.verticalAlignment = .top
        template.lineBreak = text.lineBreak == .byCharWrapping ? .byCharWrapping : .byWordWrapping
        template.paragraphs = text.paragraphs.map(Self.unshortened)
        self.emptyFont = emptyFont
        self.width = width
        table = BlockTable(TextBlock.blocks(of: text.runs, isEnd: true, isContinued: false))
        forgetLayout()
    }

    /// The number of UTF-16 code units of the text.
    package var count: Int { content.count }

    /// The height of all lines in points, with an estimate for the blocks that are not laid out yet.
    package var height: CGFloat { table.height }

    /// The distance in points from the left edge of the text to the right end of the line that reaches furthest, of those that were laid
    /// out.
    package var widestLine: CGFloat {
        table.blocks.lazy.compactMap(\.geometry).flatMap(\.lines).map(\.maxX).max() ?? 0
    }

    /// The number of blocks that are laid out, and the number of all blocks.
    package var progress: (laidOut: Int, blocks: Int) {
        (table.blocks.count { $0.geometry != nil }, table.count)
    }

    /// The whole text with its runs.
    package var text: StyledText {
        var text = template
        for run in table.blocks.lazy.flatMap(\.runs) { text.runs.add(run) }
        return text
    }

    // MARK: Changes

    /// Replaces characters by others with the look that `text` gives them. Only the changed blocks are laid out anew, when they are asked
    /// about.
    package func replace(_ range: Range<Int>, with text: StyledText) {
        let range = content.wholeScalars(range)
        let styles = text.paragraphs.map { style(for: Self.unshortened($0)) }
        var runs: [StyledText.Run] = []
        for run in text.runs {
            var run = run
            run.paragraph = run.paragraph.flatMap { styles.indices.contains($0) ? styles[$0] : nil }
            runs.add(run)
        }
        content.replace(range, with: runs.map(\.text).joined())
        replaceBlocks(range, with: runs)
    }

    /// Replaces characters by others that look like the first one that is replaced, or else like the one before.
    package func replace(_ range: Range<Int>, with string: String) {
        let range = content.wholeScalars(range)
        var replacement = template
        replacement.runs =
            run(at: range).map { [$0.with(string)] } ?? [
                StyledText.Run(text: string, font: emptyFont, color: CGColor(gray: 0, alpha: 1))
            ]
        replace(range, with: replacement)
    }

    /// A run without characters, with the look of a string that replaces `range`.
    package func run(at range: Range<Int>) -> StyledText.Run? {
        let index = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
        let block = table.block(at: index)
        var end = table.start(of: block)
        for run in table.blocks[block].runs {
            end += run.text.utf16.count
            if index < end { return run.with("") }
        }
        return table.blocks[block].runs.last?.with("")
    }

    private func replaceBlocks(_ range: Range<Int>, with new: [StyledText.Run]) {
        var (first, last) = (table.block(at: range.lowerBound), table.block(at: range.upperBound))
        let old = (first: table.blocks[first], range: first...last)
        func local(_ index: Int, _ block: Int) -> Int { min(index - table.start(of: block), table.blocks[block].count) }
        let head = table.blocks[first].runs.cut(at: [local(range.lowerBound, first)])[0]
        let tail = table.blocks[last].runs.cut(at: [local(range.upperBound, last)])[1]
        var runs = head
        for run in new + tail { runs.add(run) }
        while first > 0, !isWhole(from: first, runs) {
            first -= 1
            runs = joined(table.blocks[first].runs, runs)
        }
        while last + 1 < table.count, !isWhole(upTo: last, runs) {
            last += 1
            runs = joined(runs, table.blocks[last].runs)
        }
        var blocks = TextBlock.blocks(
            of: runs, isEnd: last == table.count - 1, isContinued: first > 0 && table.blocks[first - 1].isCut)
        for index in blocks.indices { blocks[index].height = estimatedHeight(of: blocks[index]) }
        // What is typed hardly changes the height, so the old one is the best estimate.
        if blocks.count == 1, old.range == first...last, first == last { blocks[0].height = old.first.height }
        table.replace(first...last, with: blocks)
    }

    private func joined(_ first: [StyledText.Run], _ second: [StyledText.Run]) -> [StyledText.Run] {
        var runs = first
        for run in second { runs.add(run) }
        return runs
    }

    /// Whether a block may begin with `runs` after block `first - 1`.
    private func isWhole(from first: Int, _ runs: [StyledText.Run]) -> Bool {
        let above = table.blocks[first - 1]
        let count = runs.reduce(0) { $0 + $1.text.utf16.count }
        if above.isCut { return count >= TextBlock.fewest }
        let endsInReturn = above.runs.last { !$0.text.isEmpty }?.text.utf16.last == 0x0D
        return !(endsInReturn && runs.first { !$0.text.isEmpty }?.text.utf16.first == 0x0A)
    }

    /// Whether a block may end with `runs` before block `last + 1`.
    private func isWhole(upTo last: Int, _ runs: [StyledText.Run]) -> Bool {
        let end = runs.last { !$0.text.isEmpty }?.text.utf16.last
        let count = runs.reduce(0) { $0 + $1.text.utf16.count }
        guard let end, TextContent.isSeparator(end) else {
            return table.blocks[last].isCut && count >= TextBlock.fewest
        }
        let below = table.blocks[last + 1]
        if below.isContinued { return false }
        if end == 0x0D, below.runs.first(where: { !$0.text.isEmpty })?.text.utf16.first == 0x0A { return false }
        // A block that became short is joined with a short one below.
        return count > TextBlock.fewest / 4 || count + below.count > TextBlock.fewest
    }

    /// The index of a paragraph style, which is added if it is new.
    private func style(for style: StyledText.Paragraph) -> Int {
        if let index = template.paragraphs.firstIndex(of: style) { return index }
        template.paragraphs.append(style)
        table.styles = template.paragraphs
        return template.paragraphs.count - 1
    }

    /// Returns a style that breaks lines where `style` truncates them: a text that is edited shows all of its characters.
    private static func unshortened(_ style: StyledText.Paragraph) -> StyledText.Paragraph {
        var style = style
        if let lineBreak = style.lineBreak, lineBreak != .byCharWrapping { style.lineBreak = .byWordWrapping }
        return style
    }

    // MARK: Layout

    private func forgetLayout() {
        table.estimate(styles: template.paragraphs) { estimatedHeight(of: $0) }
    }

    private func estimatedHeight(of block: TextBlock) -> CGFloat {
        let font = block.runs.first?.font ?? emptyFont
        var lines = CGFloat(block.paragraphCount)
        if let width {
            lines += (CGFloat(max(block.count - block.paragraphCount, 0)) * font.size * 0.5 / max(width, font.size))
                .rounded(.down)
        }
        let height = lines * font.metrics.lineHeight
        return height.isFinite ? height : 0
    }

    /// The lines of a block, which is laid out if it was not yet.
    func geometry(of block: Int) -> BlockGeometry {
        if let known = table.blocks[block].geometry { return known }
        let geometry = BlockGeometry(
            text(of: block), width: width, emptyFont: emptyFont, isCut: table.blocks[block].isCut)
        table.setGeometry(geometry, of: block)
        return geometry
    }

    /// Returns the text of a block as it is drawn, without the characters that separate it from the next.
    private func text(of index: Int) -> StyledText {
        let block = table.blocks[index]
        var text = template
        text.runs = block.terminator == 0 ? block.runs : block.runs.part(0..<block.count - block.terminator)
        var used: [Int: Int] = [:]
        var styles: [StyledText.Paragraph] = []
        for (number, run) in text.runs.enumerated() {
            guard let paragraph = run.paragraph, template.paragraphs.indices.contains(paragraph) else {
                text.runs[number].paragraph = nil
                continue
            }
            if used[paragraph] == nil {
                used[paragraph] = styles.count
                var style = template.paragraphs[paragraph]
                // The paragraph began further up.
                if block.isContinued { style.firstLineHeadIndent = style.headIndent }
                styles.append(style)
            }
            text.runs[number].paragraph = used[paragraph]
        }
        text.paragraphs = styles
        return text
    }

    /// Lays out the blocks that lie in `rect`, and returns the distance in points by which the text at its upper edge has moved down.
    @discardableResult package func layOut(_ rect: CGRect) -> CGFloat {
        let first = table.block(atY: rect.minY)
        let (top, estimate) = (table.top(of: first), table.blocks[first].height)
        let height = geometry(of: first).height
        let share = estimate > 0 ? min(max((rect.minY - top) / estimate, 0), 1) : 0
        let moved = (height - estimate) * share
        var block = first + 1
        while block < table.count, table.top(of: block) < rect.maxY + moved {
            _ = geometry(of: block)
            block += 1
        }
        return moved
    }

    /// The parts of the text that lie in `rect`, from above, laid out.
    package func parts(in rect: CGRect) -> [TextPart] {
        layOut(rect)
        var parts: [TextPart] = []
        var block = table.block(atY: rect.minY)
        while block < table.count, table.top(of: block) < rect.maxY {
            let geometry = geometry(of: block)
            let start = table.start(of: block)
            let widest = geometry.lines.map(\.maxX).max() ?? 0
            parts.append(
                TextPart(
                    text: geometry.text,
                    frame: CGRect(x: 0, y: table.top(of: block), width: width ?? widest, height: geometry.height),
                    range: start..<start + table.blocks[block].count))
            block += 1
        }
        return parts
    }
}
