import CCairo
import CoreGraphics
import TextLayout

/// The opacities of something drawn, row by row without padding, to be blurred.
package struct BlurredMask {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    package private(set) var bytes: [UInt8]

    /// Takes the opacity of what `draw` draws in a box of whole pixels. Nil if there is nothing to draw on.
    ///
    /// The context that `draw` gets has the box where it is, in pixels.
    package init?(_ box: CGRect, draw: (OpaquePointer) -> Void) {
        let (width, height) = (Int(clamping: box.width), Int(clamping: box.height))
        guard width > 0, height > 0, width <= 32767, height <= 32767, width * height <= CGDrawing.mostPixels else {
            return nil
        }
        self.width = width
        self.height = height
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        var padded = [UInt8](repeating: 0, count: stride * height)
        padded.withUnsafeMutableBufferPointer { buffer in
            let surface = cairo_image_surface_create_for_data(
                buffer.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
            cairo_surface_set_device_offset(surface, -Double(box.minX), -Double(box.minY))
            if let cairo = cairo_create(surface) {
                draw(cairo)
                cairo_destroy(cairo)
            }
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        bytes = stride == width ? padded : (0..<height).flatMap { padded[($0 * stride)..<($0 * stride + width)] }
    }

    /// - Parameter deviation: the standard deviation, in pixels.
    package mutating func blur(deviation: CGFloat) {
        bytes = GaussianBlur.blurred(bytes, width: width, height: height, deviation: deviation)
    }

    /// Calls `body` with the opacities as a Cairo surface, which is there during the call only.
    package func withSurface(_ body: (OpaquePointer) -> Void) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let target = cairo_image_surface_get_data(surface)
        else { return }
        defer { cairo_surface_destroy(surface) }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        bytes.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            for row in 0..<height {
                (target + row * stride).update(from: start + row * width, count: width)
            }
        }
        cairo_surface_mark_dirty(surface)
        body(surface)
    }
}
