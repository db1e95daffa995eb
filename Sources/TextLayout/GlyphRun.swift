import CPango
import CoreGraphics
import Painting

/// The glyphs of a span, ready for Cairo.
///
/// Glyphs are filled as paths: Cairo's own glyph drawing rounds every glyph to a whole pixel, which makes the spacing of
/// small text uneven. Only glyphs with colours of their own go the other way.
struct GlyphRun {
    private var outlines: [cairo_glyph_t] = []
    private var pictures: [cairo_glyph_t] = []
    /// Characters that no font has.
    private var boxes: [CGRect] = []
    private var matrix = cairo_matrix_t()
    private let face: OpaquePointer?

    /// - Parameter obliqueness: the tangent of the angle by which letters lean to the right.
    init(_ span: TextLine.Span, obliqueness: CGFloat) {
        guard let string = span.item.pointee.glyphs, let infos = string.pointee.glyphs,
            let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(span.font))
        else {
            face = nil
            return
        }
        cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
        face = cairo_scaled_font_get_font_face(scaledFont)
        let size = matrix.yy
        matrix.xy -= Double(obliqueness) * size
        outlines.reserveCapacity(Int(string.pointee.num_glyphs))
        var x = Double(span.origin.x)
        for index in 0..<Int(string.pointee.num_glyphs) {
            let info = infos[index]
            let width = Double(info.geometry.width) / Double(PANGO_SCALE)
            defer { x += width }
            let start = x + Double(info.geometry.x_offset) / Double(PANGO_SCALE)
            let base = Double(span.origin.y) + Double(info.geometry.y_offset) / Double(PANGO_SCALE)
            if info.glyph & Self.unknownFlag != 0 {
                boxes.append(CGRect(x: start, y: base - size * 0.7, width: width, height: size * 0.7))
            } else if info.glyph != Self.emptyGlyph {
                let glyph = cairo_glyph_t(index: UInt(info.glyph), x: start, y: base)
                if info.attr.is_color != 0 { pictures.append(glyph) } else { outlines.append(glyph) }
            }
        }
    }

    /// Fills all glyphs with the source that is set; coloured ones have their own.
    func fill(on cairo: OpaquePointer) {
        PaintingJob.aside {
            addOutlines(to: cairo)
            cairo_fill(cairo)
            showPictures(on: cairo)
        }
    }

    func addOutlines(to cairo: OpaquePointer) {
        guard let face else { return }
        var matrix = matrix
        cairo_set_font_face(cairo, face)
        cairo_set_font_matrix(cairo, &matrix)
        for box in boxes { add(box, to: cairo) }
        cairo_glyph_path(cairo, outlines, Int32(outlines.count))
    }

    func showPictures(on cairo: OpaquePointer) {
        guard !pictures.isEmpty else { return }
        cairo_show_glyphs(cairo, pictures, Int32(pictures.count))
    }

    /// An upright frame.
    private func add(_ box: CGRect, to cairo: OpaquePointer) {
        let line = matrix.yy / 16
        let (left, top, width, height) = (
            Double(box.minX) + line, Double(box.minY), Double(box.width) - 2 * line, Double(box.height)
        )
        guard width > 2 * line else { return }
        cairo_rectangle(cairo, left, top, width, height)
        // Drawn the other way round, so that the winding rule leaves the inside open.
        cairo_rectangle(cairo, left + width - line, top + line, 2 * line - width, height - 2 * line)
    }

    /// `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`, which Swift does not import.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    private static let unknownFlag: PangoGlyph = 0x1000_0000
}
