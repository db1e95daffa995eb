import CCairo
import CoreGraphics

/// Draws pictures.
enum ImagePainter {
    /// Draws `image` into `rect`, which is in user space, stretched to fill it.
    ///
    /// - Parameter opacity: from 0 to 1.
    static func paint(_ image: CGImage, in rect: CGRect, opacity: CGFloat = 1, on cairo: OpaquePointer) {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        image.pixels.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            // Cairo only reads a source, and the surface ends with this call.
            let surface = cairo_image_surface_create_for_data(
                UnsafeMutablePointer(mutating: start), CAIRO_FORMAT_ARGB32, Int32(clamping: image.width),
                Int32(clamping: image.height), Int32(clamping: image.bytesPerRow))
            defer {
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return }
            cairo_save(cairo)
            defer { cairo_restore(cairo) }
            let placement = CGAffineTransform(
                a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
                tx: rect.minX, ty: rect.minY)
            guard cairo_concatenate(placement, on: cairo) else { return }
            cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
            cairo_clip(cairo)
            cairo_set_source_surface(cairo, surface, 0, 0)
            // Without padding the filter would mix the border with transparency.
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
            cairo_paint_with_alpha(cairo, Double(opacity))
        }
    }
}
