import CCairo
import CoreGraphics
import TextLayout

/// A blurred rounded rectangle.
struct BlurredShape {
    let width: Int
    let height: Int
    /// Opacities, row by row.
    let bytes: [UInt8]

    init(_ key: ShadowMask.Key, margin: Int) {
        width = key.width + 2 * margin
        height = key.height + 2 * margin
        bytes = GaussianBlur.blurred(
            Self.shape(key, margin: margin, width, height), width: width, height: height, deviation: key.blur)
    }

    private static func shape(_ key: ShadowMask.Key, margin: Int, _ width: Int, _ height: Int) -> [UInt8] {
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        var padded = [UInt8](repeating: 0, count: stride * height)
        padded.withUnsafeMutableBufferPointer { buffer in
            let surface = cairo_image_surface_create_for_data(
                buffer.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
            let cairo = cairo_create(surface)
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            let rect = CGRect(x: margin, y: margin, width: key.width, height: key.height)
            cairo_add(rect, cornerRadius: key.cornerRadius, to: cairo)
            cairo_fill(cairo)
            cairo_destroy(cairo)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        return (0..<height).flatMap { padded[($0 * stride)..<($0 * stride + width)] }
    }
}
