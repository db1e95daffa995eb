import CoreGraphics
import LayerRenderer
import QuartzCore
import SeededRandom
import Testing

/// Surfaces as contents of layers, by their pixels.
@MainActor @Suite struct SurfaceDrawingTests {
    /// Pixels that all differ from each other, opaque or half transparent.
    private func surface(width: Int = 20, height: Int = 10, alpha: UInt32 = 255) throws -> IOSurface {
        let surface = try #require(IOSurface(properties: [.width: width, .height: height]))
        surface.lock(options: [], seed: nil)
        for y in 0..<height {
            for x in 0..<width {
                let color = UInt32(x * 12) << 16 | UInt32(y * 25) << 8 | UInt32((x + y) * 8)
                let pixel = alpha == 255 ? color : (color >> 1) & 0x7F7F7F
                surface.baseAddress.storeBytes(
                    of: (alpha << 24 | pixel).littleEndian, toByteOffset: y * surface.bytesPerRow + x * 4,
                    as: UInt32.self)
            }
        }
        surface.unlock(options: [], seed: nil)
        return surface
    }

    @Test(
        "Unscaled it has the pixels of an image with the same pixels, wherever gravity places it",
        arguments: [
            CALayerContentsGravity.resize, .center, .bottomRight, .topLeft,
        ])
    func asAnImage(gravity: CALayerContentsGravity) throws {
        let surface = try surface(alpha: 128)
        let image = try #require(surface.snapshot())
        let (shown, expected) = (Scene(), Scene())
        let size = gravity == .resize ? CGSize(width: 20, height: 10) : CGSize(width: 40, height: 30)
        for (scene, contents) in [(shown, surface as Any), (expected, image)] {
            let layer = scene.add(CGRect(origin: CGPoint(x: 5, y: 7), size: size), Scene.green)
            layer.contentsGravity = gravity
            layer.contents = contents
            scene.renderer.render()
        }
        #expect(shown.firstDifference(from: expected.renderer.surface) == nil)
    }

    @Test("A part that is drawn again has the pixels of the whole, also where it is scaled and turned")
    func partly() throws {
        for transform in [
            CGAffineTransform(scaleX: 1.7, y: 2.3), CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 3, y: 3),
            CGAffineTransform(scaleX: 0.4, y: 0.6),
        ] {
            let scene = Scene()
            let layer = scene.add(CGRect(x: 30, y: 20, width: 40, height: 30))
            layer.contents = try surface()
            layer.setAffineTransform(transform)
            scene.renderer.render()
            let whole = Data(scene.renderer.surface.bytes)
            let cover = scene.add(CGRect(x: 41, y: 27, width: 7, height: 9), Scene.red)
            scene.renderer.render()
            #expect(Data(scene.renderer.surface.bytes) != whole)
            cover.removeFromSuperlayer()
            scene.renderer.render()
            #expect(Data(scene.renderer.surface.bytes) == whole)
        }
    }

    /// A surface that differs from another one in this rectangle.
    private func surface(differingIn rect: SurfaceRect) throws -> IOSurface {
        let surface = try surface()
        for y in rect.y..<rect.y + rect.height {
            for x in rect.x..<rect.x + rect.width {
                surface.baseAddress.storeBytes(
                    of: UInt32(0xff00_00ff).littleEndian, toByteOffset: y * surface.bytesPerRow + x * 4, as: UInt32.self
                )
            }
        }
        return surface
    }

    @Test("Of the next picture those pixels alone are drawn that differ")
    func changedPixels() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 5, y: 7, width: 20, height: 10))
        layer.contents = try surface()
        scene.renderer.render()
        let rect = try #require(SurfaceRect(x: 3, y: 2, width: 4, height: 5))
        let next = try surface(differingIn: rect)
        // What the layer's owner has not told of is not drawn.
        next.baseAddress.storeBytes(of: UInt32(0xff00_00ff).littleEndian, as: UInt32.self)
        layer.show(ShownSurface(next), scale: 1, changed: [rect])
        #expect(scene.renderer.render() == [PixelRect(x: 8, y: 9, width: 4, height: 5)])
        #expect(scene.pixel(8, 9) == [0, 0, 255] && scene.pixel(11, 13) == [0, 0, 255])
        #expect(scene.pixel(5, 7) == [0, 0, 0])
        layer.show(ShownSurface(try surface()), scale: 1, changed: [])
        #expect(scene.renderer.render() == [PixelRect(x: 5, y: 7, width: 20, height: 10)])
        // With another background there is more to be drawn.
        layer.show(ShownSurface(next), scale: 1, changed: [rect])
        layer.backgroundColor = Scene.green
        #expect(scene.renderer.render() == [PixelRect(x: 5, y: 7, width: 20, height: 10)])
    }

    @Test("Pixels that differ come out as those of the whole, also where it is scaled, turned, cut and faded")
    func changedPixelsInPlace() throws {
        let rect = try #require(SurfaceRect(x: 9, y: 4, width: 2, height: 3))
        for transform in [
            CGAffineTransform(scaleX: 1.7, y: 2.3), CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 3, y: 3),
            CGAffineTransform(scaleX: 0.4, y: 0.6), CGAffineTransform(translationX: 0.5, y: 0.25),
        ] {
            let scene = Scene()
            let around = scene.add(CGRect(x: 0, y: 0, width: 52, height: 80))
            around.masksToBounds = true
            around.opacity = 0.5
            let layer = scene.add(CGRect(x: 30, y: 20, width: 40, height: 30), to: around)
            layer.contents = try surface()
            layer.setAffineTransform(transform)
            scene.renderer.render()
            let before = Data(scene.renderer.surface.bytes)
            layer.show(ShownSurface(try surface(differingIn: rect)), scale: 1, changed: [rect])
            let drawn = scene.renderer.render().reduce(0) { $0 + $1.area }
            let partly = Data(scene.renderer.surface.bytes)
            #expect(partly != before)
            scene.renderer.invalidate(scene.renderer.surface.bounds)
            scene.renderer.render()
            #expect(Data(scene.renderer.surface.bytes) == partly)
            #expect(drawn < 52 * 80 / 2)
        }
    }

    @Test("It is cut at round corners, faded and masked as other contents are")
    func clipped() throws {
        let surface = try #require(IOSurface(properties: [.width: 8, .height: 8]))
        for index in 0..<64 {
            surface.baseAddress.storeBytes(
                of: UInt32(0xFFFF_0000).littleEndian, toByteOffset: index * 4, as: UInt32.self)
        }
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 40, height: 40))
        layer.contents = surface
        layer.cornerRadius = 20
        layer.masksToBounds = true
        layer.opacity = 0.5
        scene.renderer.render()
        #expect(scene.pixel(11, 11) == [255, 255, 255])
        let middle = scene.pixel(30, 30)
        #expect(middle[0] == 255 && abs(middle[1] - 127) <= 2 && abs(middle[2] - 127) <= 2)
        #expect(scene.inkBox.width == 40)
    }

    @Test("Pixels that are no premultiplied colours, under every size and turn, change nothing around them")
    func nonsense() throws {
        let surface = try #require(IOSurface(properties: [.width: 64, .height: 64]))
        var generator = SeededGenerator(seed: 1)
        for index in 0..<64 * 64 {
            surface.baseAddress.storeBytes(
                of: UInt32.random(in: 0...(.max), using: &generator), toByteOffset: index * 4, as: UInt32.self)
        }
        for scale in [1e-9, 0.01, 0.5, 1, 3, 1e4, 1e9] {
            let scene = Scene()
            let layer = scene.add(CGRect(x: 20, y: 20, width: 20, height: 20))
            layer.masksToBounds = true
            let inner = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20), to: layer)
            inner.contents = surface
            inner.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale).rotated(by: 0.3))
            scene.add(CGRect(x: 60, y: 60, width: 10, height: 10), Scene.blue)
            scene.renderer.render()
            #expect(scene.pixel(65, 65) == [0, 0, 255])
            #expect(scene.pixel(10, 10) == [255, 255, 255])
            #expect(scene.pixel(45, 30) == [255, 255, 255])
        }
    }
}
