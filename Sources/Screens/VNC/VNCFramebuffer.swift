import LayerRenderer

/// The pixels that viewers' threads read: a copy of what the screen was last given.
///
/// Those threads read while the main actor writes. That is harmless: each pixel is a whole word, and what has been
/// written is marked as modified afterwards, so a viewer that caught half of it is sent it again.
final class VNCFramebuffer: @unchecked Sendable {
    // Safe to share: the address and the size never change, see above for the contents.
    let width: Int
    let height: Int
    let bytes: UnsafeMutableRawBufferPointer

    /// - Parameter reserve: The largest width and height that any viewer may still have in mind. An update that was begun
    ///   for an older and larger size then reads the wrong pixels of this one, but no memory outside of it.
    init(width: Int, height: Int, reserve: (width: Int, height: Int)) {
        self.width = width
        self.height = height
        let bytesPerRow = width * 4
        let count = bytesPerRow * max(height, reserve.height) + max(bytesPerRow, reserve.width * 4)
        bytes = .allocate(byteCount: count, alignment: 64)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit {
        bytes.deallocate()
    }

    var bounds: PixelRect {
        PixelRect(x: 0, y: 0, width: width, height: height)
    }

    /// Copies a part of a surface of the same size.
    ///
    /// - Parameter rect: Inside of both.
    @MainActor func copy(_ rect: PixelRect, from surface: PixelSurface) {
        guard !rect.isEmpty, let source = surface.bytes.baseAddress, let target = bytes.baseAddress else { return }
        if rect.width == width, surface.bytesPerRow == width * 4 {
            let start = rect.y * surface.bytesPerRow
            (target + start).copyMemory(from: source + start, byteCount: rect.height * surface.bytesPerRow)
            return
        }
        for y in rect.y..<rect.maxY {
            (target + (y * width + rect.x) * 4).copyMemory(
                from: source + (y * surface.bytesPerRow + rect.x * 4), byteCount: rect.width * 4)
        }
    }
}
