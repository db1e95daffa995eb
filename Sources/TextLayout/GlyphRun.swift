import CPango
import CoreGraphics

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
        addOutlines(to: cairo)
        cairo_fill(cairo)
        showPictures(on: cairo)
    }

    /// Adds the outlines of those that may be seen.
    func addOutlines(to cairo: OpaquePointer) {
        let area = VisibleText(on: cairo)
        guard let face, area.draws(size: size) else { return }
        var matrix = matrix
        cairo_set_font_face(cairo, face)
        cairo_set_font_matrix(cairo, &matrix)
        for box in boxes where area.isNear(box.minX, box.minY, around: 2 * size) { add(box, to: cairo) }
        let near = near(outlines, area)
        cairo_glyph_path(cairo, near, Int32(near.count))
    }

    /// Shows those that may be seen.
    func showPictures(on cairo: OpaquePointer) {
        guard !pictures.isEmpty else { return }
        let area = VisibleText(on: cairo)
        guard let face, area.draws(size: size) else { return }
        let near = near(pictures, area)
        guard area.pixels(size) > Self.largestKept else {
            var matrix = matrix
            cairo_set_font_face(cairo, face)
            cairo_set_font_matrix(cairo, &matrix)
            cairo_show_glyphs(cairo, near, Int32(near.count))
            return
        }
        for glyph in near { showEnlarged(glyph, face, on: cairo) }
    }

    /// In pixels. Cairo keeps the pixels of pictures at each size in which they are shown, by their number and not by what they take.
    private static let largestKept: CGFloat = 256
    /// The size that the pictures in fonts have, roughly, in pixels.
    private static let sizeOfPictures = 128.0

    /// Shows a picture by way of one that is not as large, as fonts have them.
    private func showEnlarged(_ glyph: cairo_glyph_t, _ face: OpaquePointer, on cairo: OpaquePointer) {
        let size = Self.sizeOfPictures
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(3 * size), Int32(3 * size)) else {
            return
        }
        defer { cairo_surface_destroy(surface) }
        guard let picture = cairo_create(surface) else { return }
        cairo_set_font_face(picture, face)
        cairo_set_font_size(picture, size)
        var placed = cairo_glyph_t(index: glyph.index, x: size, y: 2 * size)
        cairo_show_glyphs(picture, &placed, 1)
        cairo_destroy(picture)
        cairo_save(cairo)
        cairo_translate(cairo, glyph.x, glyph.y)
        var lean = cairo_matrix_t(
            xx: matrix.xx / size, yx: matrix.yx / size, xy: matrix.xy / size, yy: matrix.yy / size, x0: 0, y0: 0)
        cairo_transform(cairo, &lean)
        cairo_set_source_surface(cairo, surface, -size, -2 * size)
        cairo_rectangle(cairo, -size, -2 * size, 3 * size, 3 * size)
        cairo_clip(cairo)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// In points.
    private var size: CGFloat { CGFloat(matrix.yy) }

    private func near(_ glyphs: [cairo_glyph_t], _ area: VisibleText) -> [cairo_glyph_t] {
        glyphs.filter { area.isNear(CGFloat($0.x), CGFloat($0.y), around: 2 * size) }
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
