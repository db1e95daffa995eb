import CPango
import CoreGraphics

/// Owns one Pango layout: shaped text, broken into lines.
final class ParagraphLayout {
    let source: TextSource
    private let layout: OpaquePointer

    enum Direction {
        /// Found for each paragraph; the value is for those whose characters do not tell.
        case automatic(isRightToLeft: Bool)
        case fixed(isRightToLeft: Bool)
    }

    /// - Parameters:
    ///   - width: in points, where lines are broken; nil breaks only at line ends of the text itself.
    ///   - indent: of the first line of each paragraph where positive, of the others where negative; in points.
    ///   - ellipsis: where to leave characters out so that one line is enough; nil lets the text take more lines.
    init(
        _ source: TextSource, runs: [StyledText.Run], width: CGFloat?, indent: CGFloat = 0, wrap: PangoWrapMode,
        ellipsis: PangoEllipsizeMode? = nil, isJustified: Bool = false, direction: Direction,
        tabs: StyledText.Paragraph = .init()
    ) {
        self.source = source
        switch direction {
        case .automatic(let isRightToLeft):
            layout = pango_layout_new(TextObjects.current.fonts.context(isRightToLeft: isRightToLeft))
        case .fixed(let isRightToLeft):
            layout = pango_layout_new(TextObjects.current.fonts.context(isRightToLeft: isRightToLeft))
            pango_layout_set_auto_dir(layout, 0)
        }
        source.bytes.withUnsafeBytes { bytes in
            if let start = bytes.bindMemory(to: CChar.self).baseAddress {
                pango_layout_set_text(layout, start, Int32(bytes.count))
            }
        }
        let attributes = Self.makeAttributes(source, runs)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_wrap(layout, wrap)
        pango_layout_set_justify(layout, isJustified ? 1 : 0)
        if let width { pango_layout_set_width(layout, PangoUnits.roundedUp(width)) }
        if indent != 0 { pango_layout_set_indent(layout, PangoUnits.rounded(indent)) }
        if source.bytes.contains(0x09) {
            let stops = TabStops(tabs).makeArray()
            pango_layout_set_tabs(layout, stops)
            pango_tab_array_free(stops)
        }
        if let ellipsis {
            pango_layout_set_ellipsize(layout, ellipsis)
            pango_layout_set_height(layout, -1)
        }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    var lineCount: Int {
        lines.count
    }

    /// Valid as long as the receiver. Pango has a list, in which each line would be looked for from the beginning.
    private lazy var lines: [UnsafeMutablePointer<PangoLayoutLine>] = {
        var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
        var node = pango_layout_get_lines_readonly(layout)
        while let current = node {
            if let data = current.pointee.data { lines.append(data.assumingMemoryBound(to: PangoLayoutLine.self)) }
            node = current.pointee.next
        }
        return lines
    }()

    var isEllipsized: Bool {
        pango_layout_is_ellipsized(layout) != 0
    }

    var unknownGlyphCount: Int {
        Int(pango_layout_get_unknown_glyphs_count(layout))
    }

    /// Valid as long as the receiver.
    func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
        lines.indices.contains(index) ? lines[index] : nil
    }

    /// The first byte of line `index`.
    func start(ofLine index: Int) -> Int {
        line(index).map { Int($0.pointee.start_index) } ?? source.bytes.count
    }

    func isParagraphStart(_ index: Int) -> Bool {
        line(index).map { pango_layout_line_is_paragraph_start($0) != 0 } ?? false
    }

    /// The first byte of the paragraph after that of line `index`, if there is one.
    func startOfParagraph(afterLine index: Int) -> Int? {
        (index + 1..<max(index + 1, lineCount)).first(where: isParagraphStart).map(start(ofLine:))
    }

    /// Takes back the space with which Pango widens an ellipsis until the line is full.
    func narrowEllipsis() {
        guard isEllipsized, let line = line(0) else { return }
        let isEllipsis = UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
        for item in TextLine.glyphItems(of: line) {
            guard let description = item.pointee.item?.pointee.analysis, description.flags & isEllipsis != 0,
                let string = item.pointee.glyphs, let glyphs = string.pointee.glyphs
            else { continue }
            for index in 0..<Int(string.pointee.num_glyphs) {
                var logical = PangoRectangle()
                pango_font_get_glyph_extents(description.font, glyphs[index].glyph, nil, &logical)
                guard glyphs[index].geometry.width > logical.width else { continue }
                glyphs[index].geometry.width = logical.width
                glyphs[index].geometry.x_offset = 0
            }
        }
    }

    private static func makeAttributes(_ source: TextSource, _ runs: [StyledText.Run]) -> OpaquePointer? {
        let list = pango_attr_list_new()
        source.forEachRun { index, range in
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                attribute?.pointee.start_index = UInt32(range.lowerBound)
                attribute?.pointee.end_index =
                    range.upperBound == source.bytes.count ? UInt32.max : UInt32(range.upperBound)
                pango_attr_list_insert(list, attribute)
            }
            let font = runs[index].font
            let description = font.makePangoDescription()
            insert(pango_attr_font_desc_new(description))
            pango_font_description_free(description)
            let ornaments = runs[index].ornaments
            let features = (font.hasMonospacedDigits ? ["tnum=1"] : []) + (ornaments?.fontFeatures ?? [])
            if !features.isEmpty { insert(pango_attr_font_features_new(features.joined(separator: ","))) }
            if let ornaments, ornaments.kern != 0 {
                insert(pango_attr_letter_spacing_new(PangoUnits.rounded(ornaments.kern)))
            }
            if let ornaments, ornaments.baselineOffset != 0 {
                insert(pango_attr_rise_new(PangoUnits.rounded(ornaments.baselineOffset)))
            }
            if let attachment = ornaments?.attachment { insert(attachment.makePangoShape()) }
            // Never drawn: a distinct colour makes Pango end a glyph item where the run ends.
            insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
        }
        return list
    }
}

extension StyledText.Attachment {
    fileprivate func makePangoShape() -> UnsafeMutablePointer<PangoAttribute>? {
        var box = PangoRectangle(
            x: 0, y: -PangoUnits.rounded(rise + size.height), width: PangoUnits.rounded(size.width),
            height: PangoUnits.rounded(size.height))
        var ink = PangoRectangle()
        return pango_attr_shape_new(&ink, &box)
    }
}

extension StyledText.Ornaments {
    /// As HarfBuzz names them.
    fileprivate var fontFeatures: [String] {
        hasLigatures ? [] : ["liga=0", "clig=0", "dlig=0"]
    }
}
