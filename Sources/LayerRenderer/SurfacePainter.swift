import CCairo
import CoreGraphics
import DrawingRenderer
import QuartzCore

/// Draws the pixels of surfaces from where they are.
///
/// A surface is in no cache of rasters: its next picture comes with the next frame, and so many pictures would drive out what others keep. It is
/// resampled from the four nearest pixels, so the work grows with what is seen and not with what the surface has. Whoever draws in it may write
/// meanwhile: pixels are then partly old, and nothing else comes of it.
@MainActor struct SurfacePainter {
    let surface: IOSurface
    /// From the surface's pixels to those of the window.
    private let placement: CGAffineTransform

    /// - Parameters:
    ///   - rect: Where the surface lies, in the layer's coordinates.
    ///   - matrix: From the layer's coordinates to pixels of the window.
    /// - Returns: Nil where nothing of it can be drawn.
    init?(_ surface: IOSurface, in rect: CGRect, _ matrix: CGAffineTransform) {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
        self.surface = surface
        placement = CGAffineTransform(
            a: rect.width / CGFloat(surface.width), b: 0, c: 0, d: rect.height / CGFloat(surface.height), tx: rect.minX,
            ty: rect.minY
        ).concatenating(matrix)
        guard placement.isDrawable else { return nil }
    }

    /// - Parameters:
    ///   - cairo: Of the window's pixels, cut at what is damaged.
    ///   - window: All the pixels that can ever be drawn on.
    ///   - opacity: From 0 to 1.
    func paint(on cairo: OpaquePointer, of window: PixelRect, opacity: CGFloat) {
        guard let (x, y) = wholePixels else { return paintResampled(on: cairo, of: window, opacity) }
        paint(CGAffineTransform(translationX: x, y: y), on: cairo, opacity)
    }

    /// The box around whatever shows these pixels of the surface, in pixels of the window.
    func extent(of pixels: SurfaceRect) -> CGRect {
        let rect = CGRect(x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height)
        guard let (x, y) = wholePixels else {
            // Each pixel is made of the four nearest ones.
            return rect.insetBy(dx: -1, dy: -1).applying(placement).insetBy(dx: -1, dy: -1)
        }
        return rect.offsetBy(dx: x, dy: y)
    }

    /// The place of a surface that needs no resampling, in whole pixels; nil for one that does.
    private var wholePixels: (x: CGFloat, y: CGFloat)? {
        let (x, y) = (placement.tx.rounded(), placement.ty.rounded())
        let differences = [
            placement.a - 1, placement.b, placement.c, placement.d - 1, placement.tx - x, placement.ty - y,
        ]
        return differences.allSatisfy { abs($0) < 1e-6 } ? (x, y) : nil
    }

    /// Cairo's resampled pictures come out a little different when the clip differs. So this one is drawn whole, as far as it can be seen,
    /// and then copied: a part that is drawn again matches the rest.
    private func paintResampled(on cairo: OpaquePointer, of window: PixelRect, _ opacity: CGFloat) {
        let extent = CGRect(x: 0, y: 0, width: surface.width, height: surface.height).applying(placement)
        let around = PixelRect(
            x: -window.width, y: -window.height, width: 3 * window.width, height: 3 * window.height)
        let box = PixelRect(touching: extent, within: Raster.isLarge(extent, on: window) ? window : around)
        guard box.intersects(window) else { return }
        let raster = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(clamping: box.width), Int32(clamping: box.height))
        defer { cairo_surface_destroy(raster) }
        guard cairo_surface_status(raster) == CAIRO_STATUS_SUCCESS, let own = cairo_create(raster) else { return }
        paint(
            placement.concatenating(CGAffineTransform(translationX: -CGFloat(box.x), y: -CGFloat(box.y))), on: own, 1)
        let status = cairo_status(own)
        cairo_destroy(own)
        cairo_surface_flush(raster)
        guard status == CAIRO_STATUS_SUCCESS else { return }
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, raster, Double(box.x), Double(box.y))
        cairo_paint_with_alpha(cairo, Double(opacity))
    }

    private func paint(_ placement: CGAffineTransform, on cairo: OpaquePointer, _ opacity: CGFloat) {
        // Cairo only reads a source, and this one ends with the call.
        let source = cairo_image_surface_create_for_data(
            surface.baseAddress.assumingMemoryBound(to: UInt8.self), surface.format.cairoFormat,
            Int32(clamping: surface.width), Int32(clamping: surface.height), Int32(clamping: surface.bytesPerRow))
        defer {
            cairo_surface_finish(source)
            cairo_surface_destroy(source)
        }
        guard cairo_surface_status(source) == CAIRO_STATUS_SUCCESS else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_set_transform(placement, on: cairo)
        let bounds = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
        guard let outline = PixelPath(CGPath(rect: bounds), on: cairo) else { return }
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
