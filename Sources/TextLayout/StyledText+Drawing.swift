import CPango
import CoreGraphics

/// Draws `text` in `rect`, which is in the user space of `cairo`: as many lines as fit its height and the text's own
/// limit, at least one, shortened by the text's line breaking rule; in the middle of the height.
///
/// Where the transform only moves and scales, baselines lie on whole pixels and the pixels are kept for the next time.
/// A rectangle that is empty or not finite shows nothing.
///
/// - Parameter opacity: from 0 to 1, multiplies the opacity of everything drawn.
@MainActor package func draw(
    _ text: StyledText, in rect: CGRect, on cairo: OpaquePointer, opacity: CGFloat = 1
) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, opacity > 0 else { return }
    let layout = TextLayoutCache.shared.layout(text, in: rect.size)
    guard !layout.lines.isEmpty else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if layout.isClipping, layout.metrics.size.width > rect.width {
        cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        cairo_clip(cairo)
    }
    let box = layout.box(in: rect.width)
    let top = rect.midY - layout.metrics.size.height / 2
    var x = Double(rect.minX + box.minX)
    var y = Double(top + layout.metrics.firstBaseline)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0 else {
        cairo_translate(cairo, x, y)
        GlyphPainter(layout: layout, boxWidth: box.width, snappingScale: nil).paint(on: cairo, asGroupOf: opacity)
        return
    }
    cairo_matrix_transform_point(&matrix, &x, &y)
    guard x.isFinite, y.isFinite else { return }
    let quarters = (x * 4).rounded()
    let column = (quarters / 4).rounded(.down)
    let phase = Int(clamping: quarters - column * 4)
    y.round()
    let scale = CGFloat(matrix.xx)
    cairo_identity_matrix(cairo)
    let key = TextPicture.Key(layout: layout.name, boxWidth: box.width, scale: scale, phase: phase)
    if let picture = TextPicture.picture(of: layout, for: key) {
        picture.paint(on: cairo, x: column, y: y, opacity: opacity)
    } else {
        cairo_translate(cairo, column + Double(phase) / 4, y)
        cairo_scale(cairo, matrix.xx, matrix.yy)
        GlyphPainter(layout: layout, boxWidth: box.width, snappingScale: scale).paint(on: cairo, asGroupOf: opacity)
    }
}

extension GlyphPainter {
    /// Draws everything with `opacity`, coloured glyphs included.
    fileprivate func paint(on cairo: OpaquePointer, asGroupOf opacity: CGFloat) {
        guard opacity < 1, layout.hasColorGlyphs || layout.isOrnamented else {
            paint(on: cairo, opacity: opacity)
            return
        }
        cairo_push_group(cairo)
        paint(on: cairo)
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, Double(opacity))
    }
}
