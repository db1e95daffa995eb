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

/// The transform from user space to pixels.
package func cairo_current_transform(_ cairo: OpaquePointer) -> CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(matrix)
}

package func cairo_set_transform(_ transform: CGAffineTransform, on cairo: OpaquePointer) {
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(cairo, &matrix)
}

/// Applies `transform` before the current transform, unless nothing would be left that can be drawn.
///
/// - Returns: whether there is still something to draw.
package func cairo_concatenate(_ transform: CGAffineTransform, on cairo: OpaquePointer) -> Bool {
    let whole = transform.concatenating(cairo_current_transform(cairo))
    guard whole.isDrawable else { return false }
    cairo_set_transform(whole, on: cairo)
    return true
}

/// The box around what the clip lets through, in whole pixels; nil where that is nothing.
package func cairo_visible_pixels(_ cairo: OpaquePointer) -> CGRect? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    let transform = cairo_current_transform(cairo)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    cairo_set_transform(transform, on: cairo)
    guard right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).integral
}

package func cairo_set_source(_ color: CGColor, opacity: CGFloat, on cairo: OpaquePointer?) {
    cairo_set_source_rgba(
        cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * opacity))
}

/// Whether a picture can be resampled for the transform of `cairo`, under which its pixels are points. Pixman computes with 16 bits and as
/// many of fractions: a picture whose pixels are larger, or smaller, than a surface is would wrap around.
package func cairo_can_resample(_ cairo: OpaquePointer) -> Bool {
    let inverse = cairo_current_transform(cairo).inverted()
    let sizes = CGFloat(1) / 8192...8192
    return sizes.contains(hypot(inverse.a, inverse.c)) && sizes.contains(hypot(inverse.b, inverse.d))
}
