import CCairo
import CoreGraphics

/// A rounded rectangle blurred by three box filters, which together come close to a Gaussian.
struct BlurredShape {
    let width: Int
    let height: Int
    /// Opacities, row by row.
    private(set) var bytes: [UInt8]

    init(_ key: ShadowMask.Key, margin: Int) {
        width = key.width + 2 * margin
        height = key.height + 2 * margin
        bytes = Self.shape(key, margin: margin, width, height)
        for radius in Self.boxRadii(for: key.blur) where radius > 0 {
            blurRows(radius)
            blurColumns(radius)
        }
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

    private mutating func blurRows(_ radius: Int) {
        for row in 0..<height {
            blur(start: row * width, step: 1, count: width, radius)
        }
    }

    private mutating func blurColumns(_ radius: Int) {
        for column in 0..<width {
            blur(start: column, step: width, count: height, radius)
        }
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
