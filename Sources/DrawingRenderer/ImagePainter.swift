import CCairo
import CoreGraphics

/// Draws pictures.
package enum ImagePainter {
    /// Draws `image` into `rect`, which is in user space, stretched to fill it.
    ///
    /// - Parameter opacity: from 0 to 1.
    package static func paint(_ image: CGImage, in rect: CGRect, opacity: CGFloat = 1, on cairo: OpaquePointer) {
        paint(image, column: 0, row: 0, width: image.width, height: image.height, in: rect, opacity, on: cairo)
    }

    /// Draws the middle of `image` stretched to the middle of `rect`, its corners as they are and its sides stretched
    /// along the sides, as `CALayer.contentsCenter` has it.
    ///
    /// - Parameters:
    ///   - center: the middle, as fractions of the image's size.
    ///   - scale: pixels of the image per point; the corners keep their size in points.
    package static func paint(
        _ image: CGImage, center: CGRect, scale: CGFloat, in rect: CGRect, on cairo: OpaquePointer
    ) {
        let columns = NineParts(center.minX, center.maxX, of: image.width, scale: scale, from: rect.minX, to: rect.maxX)
        let rows = NineParts(center.minY, center.maxY, of: image.height, scale: scale, from: rect.minY, to: rect.maxY)
        for (row, down) in zip(rows.sources, rows.targets) {
            for (column, across) in zip(columns.sources, columns.targets) {
                let target = CGRect(
                    x: across.lowerBound, y: down.lowerBound, width: across.upperBound - across.lowerBound,
                    height: down.upperBound - down.lowerBound)
                paint(
                    image, column: column.lowerBound, row: row.lowerBound, width: column.count, height: row.count,
                    in: target, 1, on: cairo)
            }
        }
    }

    private static func paint(
        _ image: CGImage, column: Int, row: Int, width: Int, height: Int, in rect: CGRect, _ opacity: CGFloat,
        on cairo: OpaquePointer
    ) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, width > 0, height > 0 else { return }
        image.pixels.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            // Cairo only reads a source, and the surface ends with this call.
            let surface = cairo_image_surface_create_for_data(
                UnsafeMutablePointer(mutating: start + row * image.bytesPerRow + column * 4), CAIRO_FORMAT_ARGB32,
                Int32(clamping: width), Int32(clamping: height), Int32(clamping: image.bytesPerRow))
            defer {
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return }
            let placement = CGAffineTransform(
                a: rect.width / CGFloat(width), b: 0, c: 0, d: rect.height / CGFloat(height),
                tx: rect.minX, ty: rect.minY)
            let bounds = CGRect(x: 0, y: 0, width: width, height: height)
            cairo_save(cairo)
            defer { cairo_restore(cairo) }
            guard cairo_concatenate(placement, on: cairo), let outline = PixelPath(CGPath(rect: bounds), on: cairo)
            else { return }
            cairo_new_path(cairo)
            outline.add(to: cairo)
            cairo_clip(cairo)
            guard cairo_can_resample(cairo) else { return }
            cairo_set_source_surface(cairo, surface, 0, 0)
            // Without padding the filter would mix the border with transparency.
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
            cairo_paint_with_alpha(cairo, Double(opacity))
        }
    }
}
