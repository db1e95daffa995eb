import CPango
import CoreGraphics

/// A styled text as glyphs in lines, for one width and one line limit. Immutable.
@MainActor final class LaidOutText {
    let lines: [TextLine]
    let colors: [CGColor]
    let alignment: StyledText.Alignment
    let metrics: TextMetrics
    /// Characters for which no font has a glyph.
    let unknownGlyphCount: Int

    /// - Parameters:
    ///   - width: in points, not negative; nil is no limit.
    ///   - lineLimit: the most lines, not negative; 0 is no limit. It replaces the text's own `maximumLines`.
    init(_ text: StyledText, width: CGFloat?, lineLimit: Int) {
        var text = text
        text.maximumLines = lineLimit
        let source = TextSource(text, width: width)
        let breaking = LineBreaking(text: text, source: source, width: width)
        var lines = source.bytes.isEmpty ? [] : breaking.lines()
        var top: CGFloat = 0
        for index in lines.indices {
            lines[index].baseline = top + lines[index].ascent
            top += lines[index].ascent + lines[index].descent
        }
        self.lines = lines
        colors = text.runs.map(\.color)
        alignment = text.alignment
        let widest = lines.map(\.width).max() ?? 0
        let isClipped = text.lineBreak == .byClipping && width.map { widest > $0 + 0.01 } ?? false
        metrics = TextMetrics(
            size: CGSize(width: widest, height: top), firstBaseline: lines.first?.baseline ?? 0,
            lastBaseline: lines.last?.baseline ?? 0, lineCount: lines.count,
            isTruncated: source.isCut || breaking.hasLeftOut || isClipped)
        unknownGlyphCount = breaking.unknownGlyphCount
    }

    /// How many lines fit a height in points; at least one.
    func lineCount(fitting height: CGFloat) -> Int {
        // Half a point of grace: a rectangle that was rounded to pixels must not cost a line.
        max(1, lines.prefix { $0.baseline + $0.descent <= height + 0.5 }.count)
    }

    /// Where `line` starts in a box of `width` points.
    func leftEdge(of line: TextLine, in width: CGFloat) -> CGFloat {
        switch alignment {
        case .left: 0
        case .center: (width - line.width) / 2
        case .right: width - line.width
        case .natural, .justified: line.isRightToLeft ? width - line.width : 0
        }
    }
}
