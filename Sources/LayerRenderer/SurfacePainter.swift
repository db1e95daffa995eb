import CCairo
import CoreGraphics
import DrawingRenderer
import QuartzCore

/// Draws the pixels of surfaces from where they are.
///
/// A surface is not kept as a raster: its next picture comes with the next frame, and so many pictures would drive out what others keep. It is
/// resampled from the four nearest pixels, so the work grows with what is seen and not with what the surface has. Whoever draws in it may write
/// meanwhile: pixels are then partly old, and nothing else comes of it.
@MainActor enum SurfacePainter {
    /// - Parameters:
    ///   - rect: Where the surface lies, in the layer's coordinates.
    ///   - matrix: From the layer's coordinates to pixels.
    ///   - opacity: From 0 to 1.
    static func paint(
        _ surface: IOSurface, in rect: CGRect, _ matrix: CGAffineTransform, opacity: CGFloat, on cairo: OpaquePointer
    ) {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let pixels = surface.baseAddress.assumingMemoryBound(to: UInt8.self)
        // Cairo only reads a source, and this one ends with the call.
        let source = cairo_image_surface_create_for_data(
            pixels, surface.format.cairoFormat, Int32(clamping: surface.width), Int32(clamping: surface.height),
            Int32(clamping: surface.bytesPerRow))
        defer {
            cairo_surface_finish(source)
            cairo_surface_destroy(source)
        }
        guard cairo_surface_status(source) == CAIRO_STATUS_SUCCESS else { return }
        let placement = CGAffineTransform(
            a: rect.width / CGFloat(surface.width), b: 0, c: 0, d: rect.height / CGFloat(surface.height), tx: rect.minX,
            ty: rect.minY)
        let bounds = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        guard cairo_concatenate(placement.concatenating(matrix), on: cairo),
            let outline = PixelPath(CGPath(rect: bounds), on: cairo)
        else { return }
        cairo_new_path(cairo)
        outline.add(to: cairo)
        cairo_clip(cairo)
        guard cairo_can_resample(cairo) else { return }
        cairo_set_source_surface(cairo, source, 0, 0)
        // Without padding the filter would mix the border with transparency.
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
        cairo_paint_with_alpha(cairo, Double(opacity))
    }
}

extension SurfaceFormat {
    fileprivate var cairoFormat: cairo_format_t {
        switch self {
        case .bgra: CAIRO_FORMAT_ARGB32
        case .rgb565: CAIRO_FORMAT_RGB16_565
        }
    }
}
