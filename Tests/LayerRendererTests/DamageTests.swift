import CoreGraphics
import LayerRenderer
import QuartzCore
import Testing

@MainActor @Suite struct DamageTests {
    @Test("The first picture damages everything, the next one nothing")
    func first() {
        let scene = Scene()
        #expect(scene.renderer.render() == [scene.renderer.surface.bounds])
        #expect(scene.renderer.render().isEmpty)
    }

    @Test("A new colour damages the layer's own pixels only")
    func color() {
        let scene = Scene()
        let parent = scene.add(CGRect(x: 0, y: 0, width: 90, height: 70), Scene.green)
        let layer = scene.add(CGRect(x: 10, y: 20, width: 30, height: 10), Scene.red, to: parent)
        scene.renderer.render()
        layer.backgroundColor = Scene.blue
        #expect(scene.renderer.render() == [PixelRect(x: 10, y: 20, width: 30, height: 10)])
        #expect(scene.pixel(12, 22) == [0, 0, 255])
    }

    @Test("A moved layer damages the place it left and the place it came to, sublayers included")
    func move() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), Scene.red)
        scene.add(CGRect(x: 5, y: 5, width: 10, height: 10), Scene.blue, to: layer)
        scene.renderer.render()
        layer.position.x += 60
        let rects = scene.renderer.render()
        #expect(
            Set(rects) == [PixelRect(x: 0, y: 0, width: 15, height: 15), PixelRect(x: 60, y: 0, width: 15, height: 15)])
    }

    @Test("A removed layer damages where it was, and what is hidden costs nothing")
    func removal() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 10, height: 10), Scene.red)
        let hidden = scene.add(CGRect(x: 50, y: 10, width: 10, height: 10), Scene.red)
        let below = scene.add(CGRect(x: 0, y: 0, width: 5, height: 5), Scene.red, to: hidden)
        hidden.isHidden = true
        scene.renderer.render()
        below.backgroundColor = Scene.blue
        below.position.x += 3
        hidden.backgroundColor = Scene.green
        #expect(scene.renderer.render().isEmpty)
        below.removeFromSuperlayer()
        #expect(scene.renderer.render().isEmpty)
        layer.removeFromSuperlayer()
        #expect(scene.renderer.render() == [PixelRect(x: 10, y: 10, width: 10, height: 10)])
        hidden.isHidden = false
        #expect(scene.renderer.render() == [PixelRect(x: 50, y: 10, width: 10, height: 10)])
    }

    @Test("A clipping layer keeps its sublayers' damage inside")
    func clip() {
        let scene = Scene()
        let clip = scene.add(CGRect(x: 20, y: 20, width: 20, height: 20), Scene.green)
        clip.masksToBounds = true
        let inner = scene.add(CGRect(x: -50, y: 5, width: 200, height: 10), Scene.red, to: clip)
        scene.renderer.render()
        inner.backgroundColor = Scene.blue
        #expect(scene.renderer.render() == [PixelRect(x: 20, y: 25, width: 20, height: 10)])
    }

    @Test("Reordered siblings damage only those that changed places")
    func reorder() {
        let scene = Scene()
        let layers = (0..<4).map { scene.add(CGRect(x: $0 * 20, y: 0, width: 25, height: 10), Scene.red) }
        scene.renderer.render()
        scene.root.insertSublayer(layers[3], below: layers[2])
        let rects = scene.renderer.render()
        #expect(rects == [PixelRect(x: 40, y: 0, width: 45, height: 10)])
    }

    @Test("Many small changes make a few rectangles that cover them and do not overlap")
    func manyRects() {
        let scene = Scene()
        var layers: [CALayer] = []
        for index in 0..<60 {
            layers.append(scene.add(CGRect(x: index % 10 * 10, y: index / 10 * 12, width: 3, height: 3), Scene.red))
        }
        scene.renderer.render()
        for layer in layers { layer.backgroundColor = Scene.blue }
        let rects = scene.renderer.render()
        #expect((1...8).contains(rects.count))
        for (index, rect) in rects.enumerated() {
            #expect(!rects.dropFirst(index + 1).contains { $0.intersects(rect) })
        }
        #expect(
            layers.allSatisfy { layer in
                rects.contains { rect in
                    rect.x <= Int(layer.frame.minX) && rect.y <= Int(layer.frame.minY)
                        && rect.maxX >= Int(layer.frame.maxX)
                        && rect.maxY >= Int(layer.frame.maxY)
                }
            })
    }

    @Test("A rectangle is drawn again on request, cut at the surface")
    func invalidate() {
        let scene = Scene()
        scene.renderer.render()
        scene.renderer.invalidate(PixelRect(x: 90, y: 70, width: 500, height: 500))
        #expect(scene.renderer.render() == [PixelRect(x: 90, y: 70, width: 10, height: 10)])
        scene.renderer.invalidate(PixelRect(x: 200, y: 0, width: 5, height: 5))
        #expect(scene.renderer.render().isEmpty)
    }

    @Test("A new size is a new surface that is drawn whole")
    func resize() {
        let scene = Scene()
        scene.add(CGRect(x: 10, y: 10, width: 10, height: 10), Scene.red)
        scene.renderer.render()
        let old = scene.renderer.surface
        scene.renderer.resize(width: 50, height: 60, scale: 2)
        #expect(scene.renderer.surface !== old)
        #expect(scene.renderer.render() == [PixelRect(x: 0, y: 0, width: 50, height: 60)])
        #expect(scene.pixel(20, 20) == [255, 0, 0])
        scene.renderer.resize(width: 0, height: -3, scale: .nan)
        #expect(scene.renderer.render() == [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    }
}
