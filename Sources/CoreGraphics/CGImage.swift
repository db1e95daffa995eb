/// A picture: rows of 32-bit pixels, blue, green, red, alpha in memory, premultiplied. Immutable.
///
/// That is the layout of Cairo's ARGB32 on a little-endian machine, so that drawing needs no conversion.
public final class CGImage: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// `width * 4`: rows are packed.
    public var bytesPerRow: Int { width * 4 }
    package let pixels: Data
    /// FNV-1a over size and pixels: names the picture where it is stored or sent once.
    package let contentHash: UInt64

    /// Fails unless `width` and `height` are positive and `pixels` holds exactly `width * height * 4` bytes.
    package init?(width: Int, height: Int, premultipliedBGRA pixels: Data) {
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflow, area <= Int.max / 4, pixels.count == area * 4 else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ byte: UInt8) {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        }
        withUnsafeBytes(of: (UInt64(width), UInt64(height))) { $0.forEach(mix) }
        pixels.withUnsafeBytes { $0.forEach(mix) }
        contentHash = hash
    }

    /// The part of the picture in `rect`, in pixels from the top left; nil where nothing of it lies in the picture.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.isFinite else { return nil }
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (left, top) = (Int(part.minX), Int(part.minY))
        let (columns, rows) = (Int(part.width), Int(part.height))
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
