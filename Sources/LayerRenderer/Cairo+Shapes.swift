import CCairo
import CoreGraphics
import DrawingRenderer
import QuartzCore

func cairo_add(_ rect: PixelRect, to cairo: OpaquePointer?) {
    cairo_rectangle(cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
}

/// Adds a closed outline; a radius beyond half a side counts as that.
func cairo_add(_ rect: CGRect, _ corners: LayerCorners, to cairo: OpaquePointer?) {
    let (left, top) = (cairo_within(rect.minX), cairo_within(rect.minY))
    let (right, bottom) = (cairo_within(rect.maxX), cairo_within(rect.maxY))
    let radius = min(Double(corners.radius), (right - left) / 2, (bottom - top) / 2)
    guard radius > 0 else {
        cairo_rectangle(cairo, left, top, right - left, bottom - top)
        return
    }
    guard corners.isPlain else {
        cairo_add(corners.path(in: CGRect(x: left, y: top, width: right - left, height: bottom - top)), to: cairo)
        return
    }
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, right - radius, top + radius, radius, -.pi / 2, 0)
    cairo_arc(cairo, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(cairo, left + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(cairo, left + radius, top + radius, radius, .pi, .pi * 3 / 2)
    cairo_close_path(cairo)
}
