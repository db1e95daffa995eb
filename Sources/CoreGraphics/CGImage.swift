/// A picture: rows of 32-bit pixels, blue, green, red, alpha in memory, premultiplied. Immutable.
///
/// That is the layout of Cairo's ARGB32 on a little-endian machine, so that drawing needs no conversion.
public final class CGImage: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// `width * 4`: rows are packed.
    public var bytesPerRow: Int { width * 4 }
    package let pixels: Data
    /// The hash of size and pixels (`ContentHash`), which names the picture where it is stored or sent once.
    package let contentHash: UInt64

    /// Fails unless `width` and `height` are positive and `pixels` holds exactly `width * height * 4` bytes.
    package init?(width: Int, height: Int, premultipliedBGRA pixels: Data) {
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflow, area <= Int.max / 4, pixels.count == area * 4 else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
        var hash = ContentHash()
        hash.mix(UInt64(width))
        hash.mix(UInt64(height))
        pixels.withUnsafeBytes { hash.mix($0) }
        contentHash = hash.value
    }

    /// The part of the picture in `rect`, in pixels from the top left; nil where nothing of it lies in the picture.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.isFinite else { return nil }
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (left, top) = (Int(clamping: part.minX), Int(clamping: part.minY))
        let (columns, rows) = (Int(clamping: part.width), Int(clamping: part.height))
        var cropped = Data(capacity: rows * columns * 4)
        for row in top..<(top + rows) {
            let start = pixels.startIndex + row * bytesPerRow + left * 4
            cropped.append(pixels[start..<(start + columns * 4)])
        }
        return CGImage(width: columns, height: rows, premultipliedBGRA: cropped)
    }

    public static func == (left: CGImage, right: CGImage) -> Bool {
        left === right
            || (left.contentHash == right.contentHash && left.width == right.width && left.height == right.height
                && left.pixels == right.pixels)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(contentHash)
    }
}
