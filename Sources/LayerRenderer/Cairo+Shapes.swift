import CCairo
import CoreGraphics
import DrawingRenderer
import QuartzCore

func cairo_add(_ rect: PixelRect, to cairo: OpaquePointer?) {
    cairo_rectangle(cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
}

/// Adds a closed outline, in user space, as far as it can be seen; a radius beyond half a side counts as that.
func cairo_add(_ rect: CGRect, _ corners: LayerCorners, to cairo: OpaquePointer) {
    guard let visible = cairo_visible_pixels(cairo) else { return }
    let near = visible.insetBy(dx: -PixelPath.margin, dy: -PixelPath.margin)
    guard corners.isPlain, near.contains(rect.applying(cairo_current_transform(cairo))) else {
        PixelPath(corners.path(in: rect), on: cairo)?.add(to: cairo)
        return
    }
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    let radius = min(Double(corners.radius), (right - left) / 2, (bottom - top) / 2)
    guard radius > 0 else {
        cairo_rectangle(cairo, left, top, right - left, bottom - top)
        return
    }
    // Cairo knows how many curves an arc of this size takes.
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, right - radius, top + radius, radius, -.pi / 2, 0)
    cairo_arc(cairo, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(cairo, left + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(cairo, left + radius, top + radius, radius, .pi, .pi * 3 / 2)
    cairo_close_path(cairo)
}
