import CCairo
import CoreGraphics

extension cairo_matrix_t {
    package init(_ transform: CGAffineTransform) {
        self.init(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
            x0: Double(transform.tx), y0: Double(transform.ty))
    }
}

extension CGAffineTransform {
    package init(_ matrix: cairo_matrix_t) {
        self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
}

/// Applies `transform` before the current transform, unless nothing would be left that can be drawn.
///
/// - Returns: whether there is still something to draw.
package func cairo_concatenate(_ transform: CGAffineTransform, on cairo: OpaquePointer) -> Bool {
    var current = cairo_matrix_t()
    cairo_get_matrix(cairo, &current)
    let whole = transform.concatenating(
        CGAffineTransform(
            a: current.xx, b: current.yx, c: current.xy, d: current.yy, tx: current.x0, ty: current.y0))
    guard whole.isDrawable else { return false }
    var matrix = cairo_matrix_t(whole)
    cairo_set_matrix(cairo, &matrix)
    return true
}

/// The largest coordinate, in points, that is handed to Cairo, whose own numbers end at 8 million pixels.
private let farthest: CGFloat = 1_000_000

/// `value` in the range that Cairo can compute with.
package func cairo_within(_ value: CGFloat) -> Double {
    value.isNaN ? 0 : Double(min(max(value, -farthest), farthest))
}

package func cairo_set_source(_ color: CGColor, opacity: CGFloat, on cairo: OpaquePointer?) {
    cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * opacity))
}

/// Adds the path's segments to Cairo's current path.
package func cairo_add(_ path: CGPath, to cairo: OpaquePointer?) {
    for segment in path.segments {
        switch segment {
        case .move(let point):
            cairo_move_to(cairo, cairo_within(point.x), cairo_within(point.y))
        case .line(let point):
            cairo_line_to(cairo, cairo_within(point.x), cairo_within(point.y))
        case .quadCurve(let control, let end):
            var (x, y) = (cairo_within(control.x), cairo_within(control.y))
            if cairo_has_current_point(cairo) != 0 { cairo_get_current_point(cairo, &x, &y) }
            let middle = (x: cairo_within(control.x), y: cairo_within(control.y))
            let target = (x: cairo_within(end.x), y: cairo_within(end.y))
            cairo_curve_to(
                cairo, x + (middle.x - x) * 2 / 3, y + (middle.y - y) * 2 / 3,
                target.x + (middle.x - target.x) * 2 / 3, target.y + (middle.y - target.y) * 2 / 3, target.x, target.y)
        case .curve(let control1, let control2, let end):
            cairo_curve_to(
                cairo, cairo_within(control1.x), cairo_within(control1.y), cairo_within(control2.x),
                cairo_within(control2.y), cairo_within(end.x),
                cairo_within(end.y))
        case .close:
            cairo_close_path(cairo)
        }
    }
}
