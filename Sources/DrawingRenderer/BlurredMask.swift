import CCairo
import CoreGraphics

/// Opacities, row by row without padding, and a blur over them: three box filters, which together come close to a
/// Gaussian.
package struct BlurredMask {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    package private(set) var bytes: [UInt8]

    /// What `draw` draws on a surface of this size, of which only the opacity counts. Nil where there is nothing to
    /// draw on.
    package init?(width: Int, height: Int, draw: (OpaquePointer) -> Void) {
        guard width > 0, height > 0, width <= 32767, height <= 32767 else { return nil }
        self.width = width
        self.height = height
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        var padded = [UInt8](repeating: 0, count: stride * height)
        padded.withUnsafeMutableBufferPointer { buffer in
            let surface = cairo_image_surface_create_for_data(
                buffer.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
            if let cairo = cairo_create(surface) {
                draw(cairo)
                cairo_destroy(cairo)
            }
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        bytes = stride == width ? padded : (0..<height).flatMap { padded[($0 * stride)..<($0 * stride + width)] }
    }

    /// How far a blur of this standard deviation is drawn beyond the shape; beyond that it is too faint to be seen.
    package static func reach(ofDeviation deviation: CGFloat) -> CGFloat {
        (deviation * 3).rounded(.up) + 1
    }

    /// - Parameter deviation: the standard deviation, in pixels.
    package mutating func blur(deviation: CGFloat) {
        for radius in Self.boxRadii(for: deviation) where radius > 0 {
            for row in 0..<height {
                blur(start: row * width, step: 1, count: width, radius)
            }
            for column in 0..<width {
                blur(start: column, step: width, count: height, radius)
            }
        }
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

    /// Three box widths whose variances add up to that of the Gaussian, as radii without the middle pixel.
    private static func boxRadii(for deviation: CGFloat) -> [Int] {
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        var lower = Int(ideal.rounded(.down))
        if lower % 2 == 0 { lower -= 1 }
        let width = CGFloat(max(lower, 1))
        let lowerCount = ((12 * deviation * deviation - 3 * width * width - 12 * width - 9) / (-4 * width - 4))
            .rounded()
        return (0..<3).map { CGFloat($0) < lowerCount ? (Int(width) - 1) / 2 : (Int(width) + 1) / 2 }
    }

    /// A running sum along one line; beyond its ends everything is transparent.
    private mutating func blur(start: Int, step: Int, count: Int, _ radius: Int) {
        let line = (0..<count).map { Int(bytes[start + $0 * step]) }
        let size = 2 * radius + 1
        var sum = line.prefix(radius).reduce(0, +)
        for index in 0..<count {
            if index + radius < count { sum += line[index + radius] }
            bytes[start + index * step] = UInt8((sum + radius) / size)
            if index >= radius { sum -= line[index - radius] }
        }
    }
}
