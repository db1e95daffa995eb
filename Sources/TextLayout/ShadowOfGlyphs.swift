import CPango
import CoreGraphics

/// The blurred shape of some glyphs, as opacities.
struct ShadowOfGlyphs {
    /// Pixels that may still be blurred in one drawing: a text of many stretches with large shadows of their own must not
    /// stop the program for seconds. What is beyond gets sharp shadows.
    struct Budget {
        fileprivate var pixels: CGFloat = 4_000_000
    }

    private let surface: OpaquePointer
    private let origin: CGPoint
    private let scale: CGFloat
    private let holder: SurfaceHolder

    /// - Parameters:
    ///   - area: what the shadow covers, in the glyphs' coordinates.
    ///   - scale: pixels per point.
    ///   - budget: what the shadow takes is taken off; nil comes back when it is not enough.
    ///   - blurRadius: in points; twice the standard deviation, as in Core Graphics.
    init?(
        _ glyphs: GlyphRun, area: CGRect, scale: CGFloat, blurRadius: CGFloat, budget: inout Budget,
        fontOptionsOf cairo: OpaquePointer
    ) {
        let (width, height) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width * height <= budget.pixels,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height))
        else { return nil }
        budget.pixels -= width * height
        holder = SurfaceHolder(surface)
        guard let mask = cairo_create(surface) else { return nil }
        defer { cairo_destroy(mask) }
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_get_font_options(cairo, options)
        cairo_set_font_options(mask, options)
        cairo_scale(mask, Double(scale), Double(scale))
        cairo_translate(mask, -Double(area.minX), -Double(area.minY))
        glyphs.addOutlines(to: mask)
        cairo_fill(mask)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let (columns, rows) = (Int(clamping: width), Int(clamping: height))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(columns * rows)
        for row in 0..<rows {
            bytes += UnsafeBufferPointer(start: data + row * stride, count: columns)
        }
        bytes = GaussianBlur.blurred(bytes, width: columns, height: rows, deviation: blurRadius * scale / 2)
        for row in 0..<rows {
            for column in 0..<columns { data[row * stride + column] = bytes[row * columns + column] }
        }
        cairo_surface_mark_dirty(surface)
        self.surface = surface
        self.origin = area.origin
        self.scale = scale
    }

    /// With the source that is set.
    func paint(on cairo: OpaquePointer) {
        cairo_save(cairo)
        cairo_translate(cairo, Double(origin.x), Double(origin.y))
        cairo_scale(cairo, 1 / Double(scale), 1 / Double(scale))
        cairo_mask_surface(cairo, surface, 0, 0)
        cairo_restore(cairo)
    }

    private final class SurfaceHolder {
        private let surface: OpaquePointer

        init(_ surface: OpaquePointer) {
            self.surface = surface
        }

        deinit {
            cairo_surface_destroy(surface)
        }
    }
}
