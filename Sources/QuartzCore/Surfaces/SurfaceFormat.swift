/// How the pixels of a surface lie in memory, by the four characters of Apple's pixel formats.
package enum SurfaceFormat: UInt32, CaseIterable, Sendable {
    /// Blue, green, red, alpha, premultiplied: the layout of `CGImage`.
    case bgra = 0x4247_5241
    /// Five bits of red, six of green and five of blue in a little-endian number of 16 bits; opaque.
    case rgb565 = 0x4C35_3635

    package var bytesPerPixel: Int {
        switch self {
        case .bgra: 4
        case .rgb565: 2
        }
    }

    /// The longest side of a surface, in pixels. Cairo draws no longer ones.
    package static let longestSide = 16_384

    /// The bytes of a row: a multiple of 4, as Cairo has it.
    package func bytesPerRow(width: Int) -> Int {
        (width * bytesPerPixel + 3) / 4 * 4
    }

    /// The bytes of all rows; nil for a size that no surface has.
    package func byteCount(width: Int, height: Int) -> Int? {
        let sides = 1...Self.longestSide
        guard sides.contains(width), sides.contains(height) else { return nil }
        return bytesPerRow(width: width) * height
    }
}
