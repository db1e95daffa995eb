import CPango
import CoreGraphics

/// Breaks a text into lines and shortens the last one that may be shown.
///
/// Pango's own limit counts the lines of each paragraph, ours those of the whole text; hence the last line is laid out
/// once more, by itself.
@MainActor final class LineBreaking {
    private let text: StyledText
    private let source: TextSource
    private let width: CGFloat?
    private let fonts: [FontDescription]
    private let body: ParagraphLayout

    /// Whether some of `source` is on none of `lines()`.
    private(set) var hasLeftOut = false
    private(set) var unknownGlyphCount = 0

    init(text: StyledText, source: TextSource, width: CGFloat?) {
        self.text = text
        self.source = source
        self.width = width
        fonts = text.runs.map(\.font)
        body = ParagraphLayout(
            source, fonts: fonts, width: width,
            wrap: text.lineBreak == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR,
            isJustified: text.alignment == .justified)
    }

    func lines() -> [TextLine] {
        unknownGlyphCount = body.unknownGlyphCount
        let limit = text.maximumLines
        guard limit > 0, body.lineCount > limit || (source.isCut && body.lineCount == limit) else {
            return (0..<body.lineCount).compactMap { TextLine(body, $0, fonts: fonts) }
        }
        switch text.lineBreak {
        case .byWordWrapping, .byCharWrapping:
            hasLeftOut = true
            return (0..<limit).compactMap { TextLine(body, $0, fonts: fonts) }
        case .byClipping:
            return shortened(to: limit, ellipsis: nil)
        case .byTruncatingHead:
            return shortened(to: limit, ellipsis: PANGO_ELLIPSIZE_START)
        case .byTruncatingTail:
            return shortened(to: limit, ellipsis: PANGO_ELLIPSIZE_END)
        case .byTruncatingMiddle:
            return shortened(to: limit, ellipsis: PANGO_ELLIPSIZE_MIDDLE)
        }
    }

    /// All lines before the last as they are, and the last one with everything that is left, as far as it fits.
    private func shortened(to limit: Int, ellipsis: PangoEllipsizeMode?) -> [TextLine] {
        let kept = (0..<limit - 1).compactMap { TextLine(body, $0, fonts: fonts) }
        let start = body.start(ofLine: limit - 1)
        let next = body.startOfParagraph(afterLine: limit - 1)
        let rest: TextSource
        if let next, ellipsis != PANGO_ELLIPSIZE_START, ellipsis != PANGO_ELLIPSIZE_MIDDLE {
            // The paragraph ends here and others follow: that is a truncation even where the line has room.
            hasLeftOut = true
            rest = source.paragraph(
                start..<source.endOfLine(before: next, after: start), appending: ellipsis == nil ? "" : "\u{2026}")
        } else {
            rest = source.paragraph(start..<source.bytes.count)
        }
        let direction = body.line(limit - 1).map { pango_layout_line_get_resolved_direction($0) }
        let last = ParagraphLayout(
            rest, fonts: fonts, width: ellipsis == nil ? nil : width, wrap: PANGO_WRAP_WORD_CHAR, ellipsis: ellipsis,
            isRightToLeft: direction == PANGO_DIRECTION_RTL)
        hasLeftOut = hasLeftOut || last.isEllipsized
        last.narrowEllipsis()
        return kept + [TextLine(last, 0, fonts: fonts)].compactMap { $0 }
    }
}
