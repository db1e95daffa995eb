import CCairo
import CoreGraphics
import TextLayout

/// Something that is drawn into a raster once and then copied.
enum RasterSubject: Hashable {
    /// A filled rounded rectangle.
    case fill(CGRect, cornerRadius: CGFloat)
    /// A frame of `width` points inside a rounded rectangle.
    case frame(CGRect, cornerRadius: CGFloat, width: CGFloat)
    /// The shadow of a rounded rectangle; `scale` is the mask's pixels per point.
    case shadow(CGRect, ShadowMask.Key, scale: CGFloat)
    case image(CGImage, CGRect)
    /// A recorded drawing, cut at a rectangle.
    case drawing(CGDrawing, CGRect)
    case text(StyledText, CGRect, extent: CGRect)

    /// Whether the subject is an opacity mask that gets its colour when it is used.
    var isMask: Bool {
        switch self {
        case .fill, .frame, .shadow: true
        case .image, .drawing, .text: false
        }
    }

    /// The box around everything that may be drawn, in the subject's own points.
    var extent: CGRect {
        switch self {
        case .fill(let rect, _), .frame(let rect, _, _), .image(_, let rect), .drawing(_, let rect): rect
        case .shadow(let rect, let key, let scale):
            rect.insetBy(
                dx: -(ShadowMask.reach(ofRadius: key.blur) + 1) / scale,
                dy: -(ShadowMask.reach(ofRadius: key.blur) + 1) / scale)
        case .text(_, _, let extent): extent
        }
    }

    /// Draws the subject in user space, which is the subject's own.
    @MainActor func paint(on cairo: OpaquePointer) {
        switch self {
        case .fill(let rect, let radius):
            cairo_add(rect, cornerRadius: radius, to: cairo)
            cairo_fill(cairo)
        case .frame(let rect, let radius, let width):
            cairo_add(rect, cornerRadius: radius, to: cairo)
            let inner = rect.insetBy(dx: width, dy: width)
            if rect.width > 2 * width, rect.height > 2 * width {
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
                cairo_add(inner, cornerRadius: max(0, radius - width), to: cairo)
            }
            cairo_fill(cairo)
        case .shadow(let rect, let key, let scale):
            guard let mask = ShadowMask.mask(for: key) else { return }
            let placement = CGAffineTransform(
                a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: rect.minX - CGFloat(mask.margin) / scale,
                ty: rect.minY - CGFloat(mask.margin) / scale)
            guard cairo_concatenate(placement, on: cairo) else { return }
            cairo_mask_surface(cairo, mask.surface, 0, 0)
        case .image(let image, let rect):
            ImagePainter.paint(image, in: rect, on: cairo)
        case .drawing(let drawing, let rect):
            cairo_add(rect, cornerRadius: 0, to: cairo)
            cairo_clip(cairo)
            DrawingPlayer.play(drawing, on: cairo)
        case .text(let text, let rect, _):
            draw(text, in: rect, on: cairo)
        }
    }
}
