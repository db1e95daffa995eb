import CoreGraphics

/// A piece of a picture on its way to the host.
package struct ImageChunk: Hashable, Sendable {
    package var image: ImageHash
    /// Of the whole picture, in pixels.
    package var width: Int
    /// Of the whole picture, in pixels.
    package var height: Int
    /// Where `bytes` go in the picture's pixels.
    package var offset: Int
    /// Premultiplied BGRA, rows from the top without padding.
    package var bytes: Data

    package init(image: ImageHash, width: Int, height: Int, offset: Int, bytes: Data) {
        self.image = image
        self.width = width
        self.height = height
        self.offset = offset
        self.bytes = bytes
    }

    /// The bytes of the whole picture. Cannot overflow for a chunk that came over the wire.
    package var total: Int {
        width * height * 4
    }

    /// The pieces of `image`, in the order in which they are sent.
    package static func chunks(of image: CGImage) -> [ImageChunk] {
        let pixels = image.pixels
        return stride(from: 0, to: pixels.count, by: Limits.imageChunkBytes).map { offset in
            let start = pixels.startIndex + offset
            let end = min(start + Limits.imageChunkBytes, pixels.endIndex)
            return ImageChunk(
                image: ImageHash(image), width: image.width, height: image.height, offset: offset,
                bytes: pixels[start..<end])
        }
    }
}
