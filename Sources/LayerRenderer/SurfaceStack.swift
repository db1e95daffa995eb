import CCairo

/// Lays the pictures of several windows over each other, in a picture of their size.
@MainActor package final class SurfaceStack {
    package let surface: PixelSurface

    /// - Parameters:
    ///   - width: In pixels; below 1 counts as 1.
    ///   - height: In pixels; below 1 counts as 1.
    package init(width: Int, height: Int) {
        surface = PixelSurface(width: width, height: height)
    }

    /// Draws anew what lies within `damage`.
    ///
    /// - Parameter pictures: From behind to the front, all as large as `surface`. The one behind has no holes; of the others each
    ///   pixel has its own opacity, by which its colours are multiplied.
    package func compose(_ pictures: [PixelSurface], in damage: [PixelRect]) {
        let target = Self.cairoSurface(surface, CAIRO_FORMAT_RGB24)
        defer { Self.end(target) }
        guard let cairo = cairo_create(target) else { return }
        defer { cairo_destroy(cairo) }
        for rect in damage { cairo_add(rect, to: cairo) }
        cairo_clip(cairo)
        for (index, picture) in pictures.enumerated() {
            let source = Self.cairoSurface(picture, index == 0 ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32)
            defer { Self.end(source) }
            cairo_set_operator(cairo, index == 0 ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
            cairo_set_source_surface(cairo, source, 0, 0)
            cairo_paint(cairo)
        }
    }

    /// Cairo never returns nil here: a failure is a surface that draws nothing.
    private static func cairoSurface(_ pixels: PixelSurface, _ format: cairo_format_t) -> OpaquePointer {
        cairo_image_surface_create_for_data(
            pixels.bytes.bindMemory(to: UInt8.self).baseAddress, format, Int32(pixels.width), Int32(pixels.height),
            Int32(pixels.bytesPerRow))
    }

    private static func end(_ surface: OpaquePointer) {
        cairo_surface_flush(surface)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }
}
