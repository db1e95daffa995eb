import CPango
import CoreGraphics

/// Paragraphs of one style that follow each other, and are laid out together; or a part of a paragraph that is too long to be
/// laid out in one go.
struct TextSection {
    /// In the bytes of the whole text, without what separates the last paragraph from the next.
    var range: Range<Int>
    let style: StyledText.Paragraph
    /// Whether it goes on with the paragraph of the section before.
    var isContinued = false

    /// All of `source`, in order, or the first so many.
    ///
    /// - Parameter width: in points, where lines are broken; nil: nowhere.
    static func sections(
        of text: StyledText, _ source: TextSource, width: CGFloat?, upTo limit: Int
    ) -> [TextSection] {
        let pieces = TextPieces(of: text, width: width)
        if text.paragraphs.isEmpty || text.runs.isEmpty, source.bytes.count <= pieces.mostOfWord {
            return [TextSection(range: source.bytes.indices, style: .init())]
        }
        var sections: [TextSection] = []
        for range in source.paragraphs {
            let index = text.runs.isEmpty ? nil : text.runs[source.run(at: range.lowerBound)].paragraph
            let style = index.flatMap { text.paragraphs.indices.contains($0) ? text.paragraphs[$0] : nil } ?? .init()
            for (number, piece) in (style.isSingleLine ? [range] : pieces.cut(range, of: source.bytes)).enumerated() {
                if number == 0, let last = sections.last, last.style == style, !style.isSingleLine,
                    piece.upperBound - last.range.lowerBound <= pieces.most
                {
                    sections[sections.count - 1].range = last.range.lowerBound..<piece.upperBound
                } else {
                    guard sections.count < limit else { return sections }
                    sections.append(TextSection(range: piece, style: style, isContinued: number > 0))
                }
            }
        }
        return sections
    }
}

extension StyledText.Paragraph {
    /// Whether the paragraph's own rule makes one line of it.
    var isSingleLine: Bool {
        switch lineBreak {
        case .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
        case .byWordWrapping, .byCharWrapping, nil: false
        }
    }

    /// Where lines end at most, in points from the leading edge.
    func lineEnd(in width: CGFloat?) -> CGFloat? {
        if tailIndent > 0 { return min(tailIndent, width ?? tailIndent) }
        return width.map { max(0, $0 + tailIndent) }
    }

    func startIndent(isParagraphStart: Bool) -> CGFloat {
        isParagraphStart ? firstLineHeadIndent : headIndent
    }

    /// `natural` in points.
    func lineHeight(_ natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}

extension StyledText.LineBreak {
    /// Where characters are left out; nil where none are.
    var ellipsis: PangoEllipsizeMode? {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        }
    }
}
