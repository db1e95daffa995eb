import CPango
import CoreGraphics

/// Draws the glyphs of laid out lines.
///
/// Glyphs are filled as paths: Cairo's own glyph drawing rounds every glyph to a whole pixel, which makes the spacing of
/// small text uneven. Only glyphs with colours of their own go the other way.
@MainActor struct GlyphPainter {
    let layout: LaidOutText
    /// In which lines are aligned, in points.
    let boxWidth: CGFloat
    /// Pixels per point when baselines shall lie on whole pixels; nil draws them where they are.
    let snappingScale: CGFloat?

    /// Hinted along the vertical only: stems keep their distances while heights meet the pixels.
    private static let fontOptions: OpaquePointer? = {
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        return options
    }()

    /// Where the first baseline is 0, in points.
    func baseline(of line: TextLine) -> CGFloat {
        let baseline = line.baseline - layout.metrics.firstBaseline
        guard let snappingScale else { return baseline }
        return (baseline * snappingScale).rounded() / snappingScale
    }

    /// The box around all glyphs, in points from the start of the first baseline.
    var inkBox: CGRect {
        layout.lines.reduce(CGRect.null) { box, line in
            line.ink.isEmpty ? box : box.union(inkBox(of: line))
        }
    }

    private func inkBox(of line: TextLine) -> CGRect {
        line.ink.offsetBy(dx: layout.leftEdge(of: line, in: boxWidth), dy: baseline(of: line))
    }

    /// Draws what the clip of `cairo` lets through; the start of the first baseline is the origin of user space.
    ///
    /// - Parameter opacity: multiplies the opacity of the text's colours, not that of coloured glyphs;
    ///   nil draws opaque colours.
    func paint(on cairo: OpaquePointer, opacity: CGFloat? = 1) {
        cairo_save(cairo)
        cairo_set_font_options(cairo, Self.fontOptions)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        // Hinting and antialiasing reach a little beyond the outlines.
        let visible = CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -2, dy: -2)
        for line in layout.lines where inkBox(of: line).intersects(visible) {
            paint(line, on: cairo, opacity)
        }
        cairo_restore(cairo)
    }

    private func paint(_ line: TextLine, on cairo: OpaquePointer, _ opacity: CGFloat?) {
        let y = Double(baseline(of: line))
        var x = Double(layout.leftEdge(of: line, in: boxWidth))
        for item in line.glyphItems {
            guard let description = item.pointee.item, let font = description.pointee.analysis.font,
                let string = item.pointee.glyphs
            else { continue }
            let run = line.layout.source.run(at: Int(description.pointee.offset))
            let color = layout.colors[run]
            cairo_set_source_rgba(
                cairo, Double(color.red), Double(color.green), Double(color.blue),
                Double(opacity.map { $0 * color.alpha } ?? 1))
            paint(string, of: font, at: &x, y - Double(item.pointee.y_offset) / Double(PANGO_SCALE), on: cairo)
        }
    }

    private func paint(
        _ string: UnsafeMutablePointer<PangoGlyphString>, of font: UnsafeMutablePointer<PangoFont>, at x: inout Double,
        _ y: Double, on cairo: OpaquePointer
    ) {
        guard let infos = string.pointee.glyphs,
            let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
        else { return }
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
        cairo_set_font_face(cairo, cairo_scaled_font_get_font_face(scaledFont))
        cairo_set_font_matrix(cairo, &matrix)
        var outlines: [cairo_glyph_t] = []
        var pictures: [cairo_glyph_t] = []
        outlines.reserveCapacity(Int(string.pointee.num_glyphs))
        for index in 0..<Int(string.pointee.num_glyphs) {
            let info = infos[index]
            defer { x += Double(info.geometry.width) / Double(PANGO_SCALE) }
            let start = x + Double(info.geometry.x_offset) / Double(PANGO_SCALE)
            let base = y + Double(info.geometry.y_offset) / Double(PANGO_SCALE)
            if info.glyph & Self.unknownFlag != 0 {
                addBox(at: start, base, width: Double(info.geometry.width) / Double(PANGO_SCALE), matrix.yy, on: cairo)
            } else if info.glyph != Self.emptyGlyph {
                let glyph = cairo_glyph_t(index: UInt(info.glyph), x: start, y: base)
                if info.attr.is_color != 0 { pictures.append(glyph) } else { outlines.append(glyph) }
            }
        }
        cairo_glyph_path(cairo, outlines, Int32(outlines.count))
        cairo_fill(cairo)
        if !pictures.isEmpty {
            cairo_show_glyphs(cairo, pictures, Int32(pictures.count))
        }
    }

    /// An upright frame: a character that no font has.
    private func addBox(at x: Double, _ y: Double, width: Double, _ size: Double, on cairo: OpaquePointer) {
        let line = size / 16
        let (left, top, right) = (x + line, y - size * 0.7, x + width - line)
        guard right - left > 2 * line else { return }
        cairo_rectangle(cairo, left, top, right - left, size * 0.7)
        // Drawn the other way round, so that the winding rule leaves the inside open.
        cairo_rectangle(cairo, right - line, top + line, left - right + 2 * line, size * 0.7 - 2 * line)
    }

    /// `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`, which Swift does not import.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    private static let unknownFlag: PangoGlyph = 0x1000_0000
}
