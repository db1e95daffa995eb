import CoreGraphics
import ImageFiles

/// A block of pixels in memory: 32 bits each, blue, green, red, unused or alpha; rows are packed.
///
/// It owns its memory, whose address stays the same for the surface's whole life, so that Cairo, SDL and a VNC server
/// may read it without a copy. A new size is a new surface.
@MainActor package final class PixelSurface {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    package let bytesPerRow: Int
    package let bytes: UnsafeMutableRawBufferPointer

    /// All pixels start as zero. Sizes below 1 count as 1.
    package init(width: Int, height: Int) {
        self.width = max(1, width)
        self.height = max(1, height)
        bytesPerRow = self.width * 4
        bytes = .allocate(byteCount: bytesPerRow * self.height, alignment: 64)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
    }

    isolated deinit {
        bytes.deallocate()
    }

    package var bounds: PixelRect {
        PixelRect(x: 0, y: 0, width: width, height: height)
    }

    /// Red, green and blue of one pixel, 0 to 255; nil outside the surface.
    package func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8)? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let offset = y * bytesPerRow + x * 4
        return (bytes[offset + 2], bytes[offset + 1], bytes[offset])
    }

    /// Moves pixels within the move's area, which lies within the surface. Where none came from, they stay as they were.
    func apply(_ move: PixelMove) {
        let target = move.moved(move.area)
        let rows = move.dy > 0 ? Array((target.y..<target.maxY).reversed()) : Array(target.y..<target.maxY)
        for row in rows {
            let start = row * bytesPerRow + target.x * 4
            let source = start - move.dy * bytesPerRow - move.dx * 4
            // It may overlap itself: copyMemory is memmove.
            UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + target.width * 4])
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[source..<source + target.width * 4]))
        }
    }

    /// The pixels as they are now, as a picture without a hole.
    ///
    /// - Throws: with the code `encodingFailed`.
    package func image() throws(ImageFileError) -> CGImage {
        var pixels = Data(bytes)
        for offset in stride(from: 3, to: pixels.count, by: 4) { pixels[offset] = 255 }
        guard let image = CGImage(width: width, height: height, premultipliedBGRA: pixels) else {
            throw ImageFileError(
                .encodingFailed, "The picture has \(width)x\(height) pixels, which no picture can have")
        }
        return image
    }

    /// The pixels as they are now, without their opacities, as a PNG file.
    ///
    /// - Throws: with the code `encodingFailed`.
    package func pngData() throws(ImageFileError) -> Data {
        try PNGFile.encode(image())
    }
}
