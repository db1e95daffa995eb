import QuartzCore
import Testing

/// Surfaces as the app that draws in them sees them.
@Suite @MainActor struct IOSurfaceTests {
    private func make(_ properties: [IOSurfacePropertyKey: Any]) -> IOSurface? {
        IOSurface(properties: properties)
    }

    @Test("A surface has the size and the format that were asked for, and rows of whole words")
    func layout() throws {
        let plain = try #require(make([.width: 5, .height: 3]))
        #expect(plain.width == 5 && plain.height == 3 && plain.bytesPerRow == 20 && plain.bytesPerElement == 4)
        #expect(plain.pixelFormat == 0x4247_5241)
        let short = try #require(make([.width: 5, .height: 3, .pixelFormat: UInt32(0x4C35_3635)]))
        #expect(short.bytesPerRow == 12 && short.bytesPerElement == 2)
        #expect(plain.allocationSize >= 60 && plain.allocationSize.isMultiple(of: 4096))
    }

    @Test("There is none without a size, of an impossible size, or of another format")
    func impossible() {
        #expect(make([:]) == nil)
        #expect(make([.width: 5]) == nil)
        for side in [0, -1, 16_385, Int.max, Int.min] {
            #expect(make([.width: side, .height: 1]) == nil)
            #expect(make([.width: 1, .height: side]) == nil)
        }
        #expect(make([.width: 5, .height: 3, .pixelFormat: UInt32(1)]) == nil)
        #expect(make([.width: 5, .height: 3, .pixelFormat: -1]) == nil)
        #expect(make([.width: 5, .height: 3, .bytesPerElement: 3]) == nil)
    }

    @Test("The seed is another one after each time that somebody has written, and not after reading")
    func seed() throws {
        let surface = try #require(make([.width: 2, .height: 2]))
        let first = surface.seed
        surface.lock(options: .readOnly, seed: nil)
        surface.unlock(options: .readOnly, seed: nil)
        #expect(surface.seed == first)
        var told: UInt32 = 0
        surface.lock(options: [], seed: nil)
        surface.unlock(options: [], seed: &told)
        #expect(surface.seed != first && told == surface.seed)
    }

    @Test("A layer uses the surface that it shows until it shows another one, or is gone")
    func use() throws {
        let surface = try #require(make([.width: 2, .height: 2]))
        let other = try #require(make([.width: 2, .height: 2]))
        var layer: CALayer? = CALayer()
        #expect(!surface.isInUse)
        layer?.contents = surface
        #expect(surface.isInUse && layer?.contents as? IOSurface === surface)
        layer?.contents = other
        #expect(!surface.isInUse && other.isInUse)
        layer = nil
        #expect(!other.isInUse)
    }

    @Test("Setting the same surface again is a change when something new was drawn in it, and else none")
    func changes() throws {
        let surface = try #require(make([.width: 2, .height: 2]))
        let root = CALayer()
        let tree = LayerTree(root: root)
        root.contents = surface
        _ = tree.takeChanges()
        root.contents = surface
        #expect(!tree.hasChanges)
        surface.lock(options: [], seed: nil)
        surface.unlock(options: [], seed: nil)
        root.contents = surface
        #expect(tree.takeChanges().changed.map(\.change) == [.contents])
    }

    @Test("A copy of short pixels has the darkest and the brightest as they are")
    func shortPixels() throws {
        let surface = try #require(make([.width: 3, .height: 1, .pixelFormat: UInt32(0x4C35_3635)]))
        let pixels: [UInt16] = [0, 0xFFFF, 0xF800]
        for (index, pixel) in pixels.enumerated() {
            surface.baseAddress.storeBytes(of: pixel.littleEndian, toByteOffset: index * 2, as: UInt16.self)
        }
        #expect(surface.snapshot()?.pixels == Data([0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 255, 255]))
    }
}
