import CPango
import CoreGraphics

/// One line of a laid out text.
struct TextLine {
    /// Keeps `line` alive.
    let layout: ParagraphLayout
    let line: UnsafeMutablePointer<PangoLayoutLine>
    /// In points.
    let width: CGFloat
    /// Height above the baseline, in points.
    let ascent: CGFloat
    /// Depth below the baseline, in points; positive.
    let descent: CGFloat
    /// What the glyphs cover, in points from the start of the baseline.
    let ink: CGRect
    let isRightToLeft: Bool
    let style: StyledText.Paragraph
    let alignment: StyledText.Alignment
    /// The side to which lines with the alignment `.natural` lean.
    let naturalSide: StyledText.Alignment
    let isParagraphStart: Bool
    /// Below the top of the text, in points; set when the lines are stacked.
    var baseline: CGFloat = 0

    init?(
        _ layout: ParagraphLayout, _ index: Int, runs: [StyledText.Run], _ style: StyledText.Paragraph,
        alignment: StyledText.Alignment, naturalSide: StyledText.Alignment, isParagraphStart: Bool
    ) {
        guard let line = layout.line(index) else { return nil }
        self.style = style
        self.alignment = alignment
        self.naturalSide = naturalSide
        self.isParagraphStart = isParagraphStart
        self.layout = layout
        self.line = line
        var inkBox = PangoRectangle()
        pango_layout_line_get_extents(line, &inkBox, nil)
        // Pango calls a line with an ellipsis as wide as the layout; what counts here is where its glyphs end.
        width = Self.advance(of: line)
        ink = CGRect(
            x: CGFloat(inkBox.x) / PangoUnits.perPoint, y: CGFloat(inkBox.y) / PangoUnits.perPoint,
            width: CGFloat(inkBox.width) / PangoUnits.perPoint, height: CGFloat(inkBox.height) / PangoUnits.perPoint)
        isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        let (ascent, descent) = Self.height(of: line, layout.source, runs)
        self.descent = descent
        // Room that a paragraph's style gives or takes is above the letters.
        self.ascent = style.lineHeight(ascent + descent) - descent
    }

    /// Where the line starts, in points from the leading edge.
    var indent: CGFloat {
        style.startIndent(isParagraphStart: isParagraphStart)
    }

    /// The room that the line takes with its indents, in points.
    var extent: CGFloat {
        indent + width + max(0, -style.tailIndent)
    }

    /// The left edge in a box of `boxWidth` points.
    func leftEdge(in boxWidth: CGFloat) -> CGFloat {
        let end = style.lineEnd(in: boxWidth) ?? boxWidth
        let (start, stop) = isRightToLeft ? (boxWidth - end, boxWidth - indent) : (indent, end)
        switch side {
        case .left: return start
        case .right: return stop - width
        default: return (start + stop - width) / 2
        }
    }

    /// Where the line leans to: `.left`, `.center` or `.right`.
    var side: StyledText.Alignment {
        switch alignment {
        case .left, .center, .right: alignment
        case .natural: naturalSide
        // The last line of a justified paragraph begins where its letters do.
        case .justified: isRightToLeft ? .right : .left
        }
    }

    /// Whether its place depends on more than its width and its side.
    var isIndented: Bool {
        indent != 0 || style.tailIndent != 0
    }

    /// From left to right.
    var glyphItems: [UnsafeMutablePointer<PangoGlyphItem>] {
        Self.glyphItems(of: line)
    }

    /// Whether some glyphs bring their own colours, as emoji do.
    var hasColorGlyphs: Bool {
        glyphItems.contains { item in
            guard let string = item.pointee.glyphs, let glyphs = string.pointee.glyphs else { return false }
            return (0..<Int(string.pointee.num_glyphs)).contains { glyphs[$0].attr.is_color != 0 }
        }
    }

    static func glyphItems(
        of line: UnsafeMutablePointer<PangoLayoutLine>
    ) -> [UnsafeMutablePointer<PangoGlyphItem>] {
        var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
        var node = line.pointee.runs
        while let current = node {
            if let data = current.pointee.data { items.append(data.assumingMemoryBound(to: PangoGlyphItem.self)) }
            node = current.pointee.next
        }
        return items
    }

    private static func advance(of line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
        let units = glyphItems(of: line).reduce(0) { sum, item in
            guard let glyphs = item.pointee.glyphs else { return sum }
            return sum + Int(pango_glyph_string_get_width(glyphs))
        }
        return CGFloat(units) / PangoUnits.perPoint
    }

    /// Scripts whose glyphs stay within a Latin line, whatever height their fonts claim: labels of Latin, Chinese,
    /// Japanese or Korean text and emoji are equally high. Other scripts get the room that their fonts ask for.
    private static let compactScripts: Set<UInt32> = Set(
        [
            PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK, PANGO_SCRIPT_CYRILLIC,
            PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_HANGUL, PANGO_SCRIPT_BOPOMOFO,
        ].map { UInt32(bitPattern: $0.rawValue) })

    /// Fonts for Arabic claim twice the height of their letters, for the stacked marks of old manuscripts: a line would be
    /// as high as two Latin ones. This is what letters need with a vowel mark above and below.
    private static func arabicRoom(_ metrics: FontMetrics, size: CGFloat) -> FontMetrics {
        var room = metrics
        room.ascender = min(metrics.ascender, size)
        room.descender = max(metrics.descender, -size / 2)
        return room
    }

    private static func height(
        of line: UnsafeMutablePointer<PangoLayoutLine>, _ source: TextSource, _ runs: [StyledText.Run]
    ) -> (ascent: CGFloat, descent: CGFloat) {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        func include(_ metrics: FontMetrics, raisedBy offset: CGFloat = 0) {
            ascent = max(ascent, metrics.ascender + offset)
            descent = max(descent, -metrics.descender - offset)
        }
        let items = glyphItems(of: line)
        if items.isEmpty, !runs.isEmpty {
            include(runs[source.run(at: Int(line.pointee.start_index))].font.metrics)
        }
        for item in items.compactMap(\.pointee.item) {
            let run = runs[source.run(at: Int(item.pointee.offset))]
            let offset = run.ornaments?.baselineOffset ?? 0
            include(run.font.metrics, raisedBy: offset)
            if let attachment = run.ornaments?.attachment {
                ascent = max(ascent, attachment.rise + attachment.size.height + offset)
                descent = max(descent, -attachment.rise - offset)
                continue
            }
            let analysis = item.pointee.analysis
            if !compactScripts.contains(UInt32(analysis.script)), let font = analysis.font {
                let size = run.font.sanitized.size
                let metrics = FontMetrics(of: font, size: size, language: analysis.language)
                let isArabic = UInt32(analysis.script) == UInt32(bitPattern: PANGO_SCRIPT_ARABIC.rawValue)
                include(isArabic ? arabicRoom(metrics, size: size) : metrics, raisedBy: offset)
            }
        }
        return (ascent, descent)
    }
}
