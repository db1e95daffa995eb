import CCairo
import CoreGraphics

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
            x0: Double(transform.tx), y0: Double(transform.ty))
    }
}

/// Applies `transform` before the current transform, unless nothing would be left that Cairo can invert.
///
/// - Returns: whether there is still something to draw.
func cairo_concatenate(_ transform: CGAffineTransform, on cairo: OpaquePointer) -> Bool {
    var current = cairo_matrix_t()
    cairo_get_matrix(cairo, &current)
    let whole = transform.concatenating(
        CGAffineTransform(
            a: current.xx, b: current.yx, c: current.xy, d: current.yy, tx: current.x0, ty: current.y0))
    guard whole.isFinite, whole.determinant.isFinite, abs(whole.determinant) > 1e-18 else { return false }
    var matrix = cairo_matrix_t(whole)
    cairo_set_matrix(cairo, &matrix)
    return true
}

/// The largest coordinate, in points, that is handed to Cairo, whose own numbers end at 8 million pixels.
private let farthest: CGFloat = 1_000_000

private func within(_ value: CGFloat) -> Double {
    value.isNaN ? 0 : Double(min(max(value, -farthest), farthest))
}

func cairo_set_source(_ color: CGColor, opacity: CGFloat, on cairo: OpaquePointer?) {
    cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * opacity))
}

func cairo_add(_ rect: PixelRect, to cairo: OpaquePointer?) {
    cairo_rectangle(cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
}

/// Adds a closed rectangle; a radius beyond half a side counts as that.
func cairo_add(_ rect: CGRect, cornerRadius: CGFloat, to cairo: OpaquePointer?) {
    let (left, top, right, bottom) = (within(rect.minX), within(rect.minY), within(rect.maxX), within(rect.maxY))
    let radius = min(Double(cornerRadius), (right - left) / 2, (bottom - top) / 2)
    guard radius > 0 else {
        cairo_rectangle(cairo, left, top, right - left, bottom - top)
        return
    }
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, right - radius, top + radius, radius, -.pi / 2, 0)
    cairo_arc(cairo, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(cairo, left + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(cairo, left + radius, top + radius, radius, .pi, .pi * 3 / 2)
    cairo_close_path(cairo)
}

/// Adds the path's segments to Cairo's current path.
func cairo_add(_ path: CGPath, to cairo: OpaquePointer?) {
    for segment in path.segments {
        switch segment {
        case .move(let point):
            cairo_move_to(cairo, within(point.x), within(point.y))
        case .line(let point):
            cairo_line_to(cairo, within(point.x), within(point.y))
        case .quadCurve(let control, let end):
            var (x, y) = (within(control.x), within(control.y))
            if cairo_has_current_point(cairo) != 0 { cairo_get_current_point(cairo, &x, &y) }
            let middle = (x: within(control.x), y: within(control.y))
            let target = (x: within(end.x), y: within(end.y))
            cairo_curve_to(
                cairo, x + (middle.x - x) * 2 / 3, y + (middle.y - y) * 2 / 3,
                target.x + (middle.x - target.x) * 2 / 3, target.y + (middle.y - target.y) * 2 / 3, target.x, target.y)
        case .curve(let control1, let control2, let end):
            cairo_curve_to(
                cairo, within(control1.x), within(control1.y), within(control2.x), within(control2.y), within(end.x),
                within(end.y))
        case .close:
            cairo_close_path(cairo)
        }
    }
}
