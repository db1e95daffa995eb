import CPango
import CoreGraphics

/// Paragraphs of one style that follow each other, and are laid out together.
struct TextSection {
    /// In the bytes of the whole text, without what separates the last paragraph from the next.
    var range: Range<Int>
    let style: StyledText.Paragraph

    /// All of `source`, in order, or the first so many.
    static func sections(of text: StyledText, _ source: TextSource, upTo limit: Int) -> [TextSection] {
        guard !text.paragraphs.isEmpty, !text.runs.isEmpty else {
            return [TextSection(range: source.bytes.indices, style: .init())]
        }
        var sections: [TextSection] = []
        for range in source.paragraphs {
            let index = text.runs[source.run(at: range.lowerBound)].paragraph
            let style = index.flatMap { text.paragraphs.indices.contains($0) ? text.paragraphs[$0] : nil } ?? .init()
            if let last = sections.indices.last, sections[last].style == style, !style.isSingleLine {
                sections[last].range = sections[last].range.lowerBound..<range.upperBound
            } else {
                guard sections.count < limit else { break }
                sections.append(TextSection(range: range, style: style))
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
