import CoreGraphics

/// Blurs opacities by three box filters, which together come close to a Gaussian.
package struct GaussianBlur {
    private let width: Int
    private let height: Int
    private var bytes: [UInt8]

    /// - Parameters:
    ///   - bytes: opacities, row by row, without padding.
    ///   - width: in pixels, as `height` and `deviation` are.
    /// - Returns: as many bytes.
    package static func blurred(_ bytes: [UInt8], width: Int, height: Int, deviation: CGFloat) -> [UInt8] {
        guard bytes.count == width * height else { return bytes }
        var blur = GaussianBlur(width: width, height: height, bytes: bytes)
        for radius in boxRadii(for: deviation) where radius > 0 {
            blur.blurRows(radius)
            blur.blurColumns(radius)
        }
        return blur.bytes
    }

    /// Three box widths whose variances add up to that of the Gaussian, as radii without the middle pixel.
    private static func boxRadii(for deviation: CGFloat) -> [Int] {
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        var lower = Int(clamping: ideal.rounded(.down))
        if lower % 2 == 0 { lower -= 1 }
        let width = CGFloat(max(lower, 1))
        let lowerCount = ((12 * deviation * deviation - 3 * width * width - 12 * width - 9) / (-4 * width - 4))
            .rounded()
        return (0..<3).map {
            CGFloat($0) < lowerCount ? (Int(clamping: width) - 1) / 2 : (Int(clamping: width) + 1) / 2
        }
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
