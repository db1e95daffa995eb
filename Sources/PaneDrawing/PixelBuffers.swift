import LayerRenderer
import QuartzCore

/// The surfaces in which a pane's pixels go to the host: one that is shown, one that is written to, and one for the time in between.
@MainActor final class PixelBuffers {
    private struct Buffer {
        let surface: IOSurface
        /// The rectangles, in pixels, in which the pane has newer pixels than this surface; nil stands for all of it.
        var missing: [PixelRect]?
        /// Whether nothing of a plugin's was ever written to it.
        var isBlank = true
    }

    /// The sides of surfaces are multiples of so many pixels: a pane that is resized keeps its surfaces for a few frames, and does not ask for memory
    /// with each of them.
    private static let step = 64
    /// A surface that misses more rectangles than these is written as a whole.
    private static let mostRects = SurfaceRect.most
    private static let count = 3

    private var buffers: [Buffer] = []
    /// The rectangles in which the pane has newer pixels than the surface that was written last; nil stands for all of it.
    private var changed: [PixelRect]?
    /// The size of the pane, in pixels.
    private var paneWidth: Int
    private var paneHeight: Int

    /// - Parameters:
    ///   - width: The width of the pane, in pixels.
    ///   - height: Its height, in pixels.
    init(width: Int, height: Int) {
        paneWidth = width
        paneHeight = height
    }

    /// Takes another size of the pane, in pixels. Its surfaces are kept where they are those of that size too, and miss all of it.
    func resize(width: Int, height: Int) {
        guard width != paneWidth || height != paneHeight else { return }
        let old = surfaceSize
        paneWidth = width
        paneHeight = height
        changed = nil
        guard surfaceSize == old else {
            buffers = []
            return
        }
        for index in buffers.indices { buffers[index].missing = nil }
    }

    /// The size of each surface, in pixels.
    private var surfaceSize: [IOSurfacePropertyKey: Int] {
        [.width: Self.roundedUp(paneWidth), .height: Self.roundedUp(paneHeight)]
    }

    private static func roundedUp(_ length: Int) -> Int {
        (length + step - 1) / step * step
    }

    /// Records the rectangles that have been drawn anew, in pixels: every surface misses them until it is written.
    func add(_ damage: [PixelRect]) {
        for index in buffers.indices { Self.add(damage, to: &buffers[index].missing) }
        Self.add(damage, to: &changed)
    }

    private static func add(_ damage: [PixelRect], to rects: inout [PixelRect]?) {
        guard let old = rects else { return }
        rects = old.count + damage.count > mostRects ? nil : old + damage
    }

    /// Writes the pixels that a surface misses into it, where there is a surface that nobody shows, or one in which there is nothing to be seen:
    /// that one has its memory in the host already when the first picture comes.
    ///
    /// - Parameter isBlank: Whether the pixels are those of a pane of which nothing was committed.
    /// - Returns: The surface, and the pixels in which it differs from the one that was written before, where there are few; nil where all are
    ///   shown or on their way, or where there is no memory.
    func write(_ pixels: PixelSurface, isBlank: Bool) -> (surface: IOSurface, changed: [SurfaceRect])? {
        guard pixels.width == paneWidth, pixels.height == paneHeight, let index = free() else { return nil }
        let surface = buffers[index].surface
        surface.lock()
        for rect in buffers[index].missing ?? [pixels.bounds] {
            copy(rect.intersection(pixels.bounds), of: pixels, to: surface)
        }
        surface.unlock()
        buffers[index].missing = []
        buffers[index].isBlank = isBlank
        let rects = (changed ?? []).map { $0.intersection(pixels.bounds) }
        changed = []
        return (
            surface, rects.compactMap { SurfaceRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        )
    }

    private func free() -> Int? {
        if let index = buffers.firstIndex(where: { $0.isBlank || !$0.surface.isInUse }) { return index }
        guard buffers.count < Self.count, let surface = IOSurface(properties: surfaceSize) else {
            return nil
        }
        buffers.append(Buffer(surface: surface, missing: nil))
        return buffers.count - 1
    }

    /// Copies the pixels of a rectangle that lies in both: `write` has compared their sizes.
    private func copy(_ rect: PixelRect, of pixels: PixelSurface, to surface: IOSurface) {
        guard !rect.isEmpty else { return }
        for y in rect.y..<rect.maxY {
            let start = y * pixels.bytesPerRow + rect.x * 4
            UnsafeMutableRawBufferPointer(
                start: surface.baseAddress + y * surface.bytesPerRow + rect.x * 4, count: rect.width * 4
            ).copyMemory(from: UnsafeRawBufferPointer(rebasing: pixels.bytes[start..<start + rect.width * 4]))
        }
    }
}
