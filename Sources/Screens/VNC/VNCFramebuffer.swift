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

    private init(width: Int, height: Int, bytes: UnsafeMutableRawBufferPointer) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Makes a framebuffer that is black.
    convenience init(width: Int, height: Int) {
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: width * 4 * height, alignment: 64)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        self.init(width: width, height: height, bytes: bytes)
    }

    /// All that a surface shows.
    @MainActor convenience init(copyOf surface: PixelSurface) {
        let bytes = UnsafeMutableRawBufferPointer.allocate(
            byteCount: surface.width * 4 * surface.height, alignment: 64)
        self.init(width: surface.width, height: surface.height, bytes: bytes)
        copy(surface.bounds, from: surface)
    }

    deinit {
        bytes.deallocate()
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
