import CCairo
import CoreGraphics

extension CGDrawing {
    /// The most pixels of a picture that is made: 256 MB in memory.
    package static let mostPixels = 1 << 26

    /// The pixels of a recorded area of `size` points. Nil where that is no size, or larger than `mostPixels`.
    ///
    /// - Parameter scale: pixels per point.
    package func image(size: CGSize, scale: CGFloat) -> CGImage? {
        let across = (size.width * scale).rounded(.up)
        let down = (size.height * scale).rounded(.up)
        guard across >= 1, down >= 1, across <= 32767, down <= 32767, across * down <= CGFloat(Self.mostPixels),
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(clamping: across), Int32(clamping: down)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return nil }
        cairo_scale(cairo, Double(scale), Double(scale))
        DrawingPlayer.play(self, on: cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        let pixels = Data(bytes: bytes, count: Int(clamping: across) * 4 * Int(clamping: down))
        return CGImage(width: Int(clamping: across), height: Int(clamping: down), premultipliedBGRA: pixels)
    }
}
