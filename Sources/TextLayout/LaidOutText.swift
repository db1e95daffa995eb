import CPango
import CoreGraphics

/// A styled text as glyphs in lines, for one width and one line limit. Immutable.
@MainActor final class LaidOutText {
    let lines: [TextLine]
    let colors: [CGColor]
    let alignment: StyledText.Alignment
    let metrics: TextMetrics
    /// Whether some glyphs bring their own colours, as emoji do.
    let hasColorGlyphs: Bool
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
        hasColorGlyphs = lines.contains(where: \.hasColorGlyphs)
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

    /// The upright strip of an area of `width` points in which lines have to be aligned: as narrow as the widest line
    /// where all lines lean to the same side, so that a text looks the same in areas of different widths.
    func box(in width: CGFloat) -> (minX: CGFloat, width: CGFloat) {
        guard let first = lines.first else { return (0, width) }
        let leans = alignment == .natural || alignment == .justified
        guard !leans || lines.allSatisfy({ $0.isRightToLeft == first.isRightToLeft }) else { return (0, width) }
        let widest = metrics.size.width
        return (leftEdge(ofWidth: widest, isRightToLeft: first.isRightToLeft, in: width), widest)
    }

    /// Where `line` starts in a box of `width` points.
    func leftEdge(of line: TextLine, in width: CGFloat) -> CGFloat {
        leftEdge(ofWidth: line.width, isRightToLeft: line.isRightToLeft, in: width)
    }

    private func leftEdge(ofWidth own: CGFloat, isRightToLeft: Bool, in width: CGFloat) -> CGFloat {
        switch alignment {
        case .left: 0
        case .center: (width - own) / 2
        case .right: width - own
        case .natural, .justified: isRightToLeft ? width - own : 0
        }
    }
}

extension LaidOutText: Hashable {
    nonisolated static func == (left: LaidOutText, right: LaidOutText) -> Bool {
        left === right
    }

    nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
