import CPango
import CoreGraphics

/// A styled text as glyphs in lines, for one width and one line limit. Immutable.
final class LaidOutText {
    /// Tells layouts apart for those who keep something of one and not the layout.
    final class Name: Hashable, Sendable {
        static func == (left: Name, right: Name) -> Bool {
            left === right
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    let name = Name()
    let lines: [TextLine]
    let runs: [StyledText.Run]
    let metrics: TextMetrics
    /// Whether some glyphs bring their own colours, as emoji do.
    let hasColorGlyphs: Bool
    /// Whether more is drawn than glyphs in the colours of their runs.
    let isOrnamented: Bool
    /// How far ornaments may go beyond the glyphs and the lines, in points.
    let reach: CGFloat
    /// Whether a line that is wider than its area is cut off there.
    let isClipping: Bool
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
        let height = Self.stack(&lines)
        self.lines = lines
        runs = text.runs
        hasColorGlyphs = lines.contains(where: \.hasColorGlyphs)
        isOrnamented = runs.contains { $0.ornaments?.isDrawn ?? false }
        reach = runs.reduce(0) { max($0, $1.ornaments?.reach(ofSize: $1.font.sanitized.size) ?? 0) }
        isClipping = lines.contains { ($0.style.lineBreak ?? text.lineBreak) == .byClipping }
        let widest = lines.map(\.extent).max() ?? 0
        let isClipped = isClipping && width.map { widest > $0 + 0.01 } ?? false
        metrics = TextMetrics(
            size: CGSize(width: widest, height: height), firstBaseline: lines.first?.baseline ?? 0,
            lastBaseline: lines.last?.baseline ?? 0, lineCount: lines.count,
            isTruncated: source.isCut || breaking.hasLeftOut || isClipped)
        unknownGlyphCount = breaking.unknownGlyphCount
    }

    /// Puts the lines below each other and returns their height.
    private static func stack(_ lines: inout [TextLine]) -> CGFloat {
        var top: CGFloat = 0
        for index in lines.indices {
            if index > 0 {
                let (above, style) = (lines[index - 1].style, lines[index].style)
                top += above.lineSpacing
                if lines[index].isParagraphStart { top += above.spacing + style.spacingBefore }
            }
            lines[index].baseline = top + lines[index].ascent
            top += lines[index].ascent + lines[index].descent
        }
        return top
    }

    /// The colour of all that is drawn, where there is just one.
    var onlyColor: CGColor? {
        guard !isOrnamented, !hasColorGlyphs, let color = runs.first?.color else { return nil }
        return runs.allSatisfy { $0.color == color } ? color : nil
    }

    /// How many lines fit a height in points; at least one.
    func lineCount(fitting height: CGFloat) -> Int {
        // Half a point of grace: a rectangle that was rounded to pixels must not cost a line.
        max(1, lines.prefix { $0.baseline + $0.descent <= height + 0.5 }.count)
    }

    /// The upright strip of an area of `width` points in which lines have to be aligned: as narrow as the widest line
    /// where all lines lean to the same side, so that a text looks the same in areas of different widths.
    func box(in width: CGFloat) -> (minX: CGFloat, width: CGFloat) {
        guard let first = lines.first, lines.allSatisfy({ $0.side == first.side && !$0.isIndented }) else {
            return (0, width)
        }
        let widest = metrics.size.width
        switch first.side {
        case .left: return (0, widest)
        case .right: return (width - widest, widest)
        default: return ((width - widest) / 2, widest)
        }
    }
}

extension StyledText.Ornaments {
    /// Whether it shows beside or instead of plain glyphs.
    fileprivate var isDrawn: Bool {
        background != nil || underline != nil || strikethrough != nil || shadow != nil || stroke != nil
    }
}
