import CPango
import CoreGraphics

/// Breaks a text into lines and shortens the last one that may be shown.
///
/// Pango's own limit counts the lines of each paragraph, ours those of the whole text; hence the last line is laid out
/// once more, by itself.
final class LineBreaking {
    private let text: StyledText
    private let source: TextSource
    private let width: CGFloat?
    private let sections: [TextSection]

    /// The most lines of a text that has no limit of its own: what takes memory is lines and not characters. A page in a wide
    /// window has 100.
    static let mostLines = 10_000

    /// Whether some of `source` is on none of `lines()`.
    private(set) var hasLeftOut = false
    private(set) var unknownGlyphCount = 0

    init(text: StyledText, source: TextSource, width: CGFloat?) {
        self.text = text
        self.source = source
        self.width = width
        sections = TextSection.sections(of: text, source, width: width, upTo: Self.mostLines + 1)
    }

    func lines() -> [TextLine] {
        var lines: [TextLine] = []
        for (index, section) in sections.enumerated() {
            let body = layout(of: section)
            unknownGlyphCount += body.unknownGlyphCount
            hasLeftOut = hasLeftOut || body.isEllipsized
            let room = (text.maximumLines > 0 ? min(text.maximumLines, Self.mostLines) : Self.mostLines) - lines.count
            let hasMore = index + 1 < sections.count || source.isCut
            guard body.lineCount > room || (hasMore && body.lineCount == room) else {
                lines += (0..<body.lineCount).compactMap { line($0, of: body, section) }
                continue
            }
            return lines + limited(body, index, to: room)
        }
        return lines
    }

    private func layout(of section: TextSection) -> ParagraphLayout {
        let style = section.style
        let lineBreak = style.lineBreak ?? text.lineBreak
        let ellipsis = style.isSingleLine ? lineBreak.ellipsis : nil
        let firstIndent = section.isContinued ? style.headIndent : style.firstLineHeadIndent
        let indent = min(firstIndent, style.headIndent)
        let isUnbroken = style.isSingleLine && ellipsis == nil
        let body = ParagraphLayout(
            source.section(section.range), runs: text.runs,
            width: isUnbroken ? nil : style.lineEnd(in: width).map { max(0, $0 - indent) },
            indent: firstIndent - style.headIndent,
            wrap: lineBreak == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR, ellipsis: ellipsis,
            isJustified: (style.alignment ?? text.alignment) == .justified, direction: direction(of: style),
            tabs: style)
        body.narrowEllipsis()
        return body
    }

    private func direction(of style: StyledText.Paragraph) -> ParagraphLayout.Direction {
        style.isRightToLeft.map { .fixed(isRightToLeft: $0) } ?? .automatic(isRightToLeft: text.isRightToLeft)
    }

    private func line(
        _ index: Int, of layout: ParagraphLayout, _ section: TextSection, isParagraphStart: Bool? = nil
    ) -> TextLine? {
        let isStart = layout.isParagraphStart(index) && !(index == 0 && section.isContinued)
        return TextLine(
            layout, index, runs: text.runs, section.style, alignment: section.style.alignment ?? text.alignment,
            naturalSide: text.isRightToLeft ? .right : .left, isParagraphStart: isParagraphStart ?? isStart)
    }

    /// The first `limit` lines of a section when not everything can be shown.
    private func limited(_ body: ParagraphLayout, _ index: Int, to limit: Int) -> [TextLine] {
        let section = sections[index]
        if section.style.isSingleLine || text.lineBreak == .byWordWrapping || text.lineBreak == .byCharWrapping {
            hasLeftOut = true
            return (0..<limit).compactMap { line($0, of: body, section) }
        }
        return shortened(body, index, to: limit, ellipsis: text.lineBreak.ellipsis)
    }

    /// All lines before the last as they are, and the last one with everything that is left, as far as it fits.
    private func shortened(
        _ body: ParagraphLayout, _ index: Int, to limit: Int, ellipsis: PangoEllipsizeMode?
    ) -> [TextLine] {
        let section = sections[index]
        let kept = (0..<limit - 1).compactMap { line($0, of: body, section) }
        let start = section.range.lowerBound + body.start(ofLine: limit - 1)
        let next =
            body.startOfParagraph(afterLine: limit - 1).map { section.range.lowerBound + $0 }
            ?? (index + 1 < sections.count ? sections[index + 1].range.lowerBound : nil)
        let rest: TextSource
        if let next, ellipsis != PANGO_ELLIPSIZE_START, ellipsis != PANGO_ELLIPSIZE_MIDDLE {
            // The paragraph ends here and others follow: that is a truncation even where the line has room.
            hasLeftOut = true
            rest = source.paragraph(
                start..<source.endOfLine(before: next, after: start), appending: ellipsis == nil ? "" : "\u{2026}")
        } else {
            rest = source.paragraph(start..<source.bytes.count)
        }
        let resolved = body.line(limit - 1).map { pango_layout_line_get_resolved_direction($0) }
        let isParagraphStart = body.isParagraphStart(limit - 1)
        let indent = section.style.startIndent(isParagraphStart: isParagraphStart)
        let last = ParagraphLayout(
            rest, runs: text.runs,
            width: ellipsis == nil ? nil : section.style.lineEnd(in: width).map { max(0, $0 - indent) },
            wrap: PANGO_WRAP_WORD_CHAR, ellipsis: ellipsis,
            direction: .fixed(isRightToLeft: resolved == PANGO_DIRECTION_RTL), tabs: section.style)
        hasLeftOut = hasLeftOut || last.isEllipsized
        last.narrowEllipsis()
        return kept + [line(0, of: last, section, isParagraphStart: isParagraphStart)].compactMap { $0 }
    }
}
