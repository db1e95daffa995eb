import CPango
import CoreGraphics

/// A text in a rectangle under a transform: laid out, and as pixels where they are kept.
struct PlacedText {
    let layout: LaidOutText
    private let rect: CGRect
    private let box: (minX: CGFloat, width: CGFloat)
    private let place: Place

    private enum Place {
        /// Where the first baseline starts, in user space.
        case turned(x: Double, y: Double)
        /// The start of the first baseline in whole device pixels, and quarters of a pixel to the right of it.
        case upright(column: Double, phase: Int, row: Double, scale: CGFloat)
    }

    /// - Parameter matrix: from user space to pixels.
    /// - Returns: Nil where nothing is shown.
    init?(_ text: StyledText, in rect: CGRect, by matrix: cairo_matrix_t) {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
        layout = TextObjects.current.layouts.layout(text, in: rect.size)
        guard !layout.lines.isEmpty else { return nil }
        self.rect = rect
        box = layout.box(in: rect.width)
        let top = text.verticalAlignment.top(ofHeight: layout.metrics.size.height, in: rect)
        var x = Double(rect.minX + box.minX)
        var y = Double(top + layout.metrics.firstBaseline)
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0 else {
            place = .turned(x: x, y: y)
            return
        }
        var matrix = matrix
        cairo_matrix_transform_point(&matrix, &x, &y)
        guard x.isFinite, y.isFinite else { return nil }
        let quarters = (x * 4).rounded()
        let column = (quarters / 4).rounded(.down)
        place = .upright(
            column: column, phase: Int(clamping: quarters - column * 4), row: y.rounded(), scale: CGFloat(matrix.xx))
    }

    /// The text's pixels; made now if they are not known. Nil where they are not kept.
    var picture: TextPicture? {
        guard case .upright(_, let phase, _, let scale) = place else { return nil }
        return TextPicture.picture(
            of: layout, for: TextPicture.Key(layout: layout.name, boxWidth: box.width, scale: scale, phase: phase))
    }

    /// Whether there is nothing in it that is seen.
    var isBlank: Bool {
        GlyphPainter(layout: layout, boxWidth: box.width, snappingScale: nil).isBlank
    }

    /// - Parameter cairo: with the transform of the initializer.
    func paint(_ picture: TextPicture?, on cairo: OpaquePointer, opacity: CGFloat) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        if layout.isClipping, layout.metrics.size.width > rect.width {
            guard let part = VisibleText(on: cairo).part(of: rect) else { return }
            cairo_add(part, to: cairo)
            cairo_clip(cairo)
        }
        switch place {
        case .turned(let x, let y):
            cairo_translate(cairo, x, y)
            GlyphPainter(layout: layout, boxWidth: box.width, snappingScale: nil).paint(on: cairo, asGroupOf: opacity)
        case .upright(let column, let phase, let row, let scale):
            cairo_identity_matrix(cairo)
            if let picture {
                picture.paint(on: cairo, x: column, y: row, opacity: opacity)
                return
            }
            cairo_translate(cairo, column + Double(phase) / 4, row)
            cairo_scale(cairo, Double(scale), Double(scale))
            GlyphPainter(layout: layout, boxWidth: box.width, snappingScale: scale)
                .paint(on: cairo, asGroupOf: opacity)
        }
    }
}

extension GlyphPainter {
    /// Draws everything with `opacity`, coloured glyphs included.
    fileprivate func paint(on cairo: OpaquePointer, asGroupOf opacity: CGFloat) {
        guard opacity < 1, layout.hasColorGlyphs || layout.isOrnamented else {
            paint(on: cairo, opacity: opacity)
            return
        }
        // The group lies in pixels: the product of the transform with its inverse would not always be nothing.
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_push_group(cairo)
        cairo_set_matrix(cairo, &matrix)
        paint(on: cairo)
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, Double(opacity))
        cairo_set_matrix(cairo, &matrix)
    }
}
