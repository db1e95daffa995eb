import CoreGraphics
import LayerRenderer
import QuartzCore
import Testing

@MainActor @Suite struct LayerPixelTests {
    @Test("A layer on pixel edges is filled without a soft edge")
    func crispFill() {
        for scale in [1, 2] as [CGFloat] {
            let scene = Scene(scale: scale)
            scene.add(CGRect(x: 10, y: 20, width: 30, height: 10), Scene.red)
            scene.renderer.render()
            #expect(
                scene.inkBox
                    == PixelRect(
                        x: Int(10 * scale), y: Int(20 * scale), width: Int(30 * scale), height: Int(10 * scale)))
            #expect(scene.pixel(Int(10 * scale), Int(20 * scale)) == [255, 0, 0])
            #expect(scene.pixel(Int(40 * scale) - 1, Int(30 * scale) - 1) == [255, 0, 0])
        }
    }

    @Test("Sublayers are placed by bounds origin, position, anchor point and transform")
    func placement() {
        let scene = Scene()
        let parent = scene.add(CGRect(x: 10, y: 10, width: 50, height: 50))
        parent.bounds.origin = CGPoint(x: 5, y: 0)
        let child = CALayer()
        child.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        child.anchorPoint = CGPoint(x: 0, y: 0)
        child.position = CGPoint(x: 25, y: 10)
        child.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
        child.backgroundColor = Scene.blue
        parent.addSublayer(child)
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 30, y: 20, width: 20, height: 20))
    }

    @Test("Later sublayers cover earlier ones, and sublayers cover their superlayer")
    func order() {
        let scene = Scene()
        let back = scene.add(CGRect(x: 0, y: 0, width: 40, height: 40), Scene.red)
        scene.add(CGRect(x: 10, y: 10, width: 20, height: 20), Scene.green)
        scene.add(CGRect(x: 5, y: 5, width: 10, height: 10), Scene.blue, to: back)
        scene.renderer.render()
        #expect(scene.pixel(6, 6) == [0, 0, 255])
        #expect(scene.pixel(12, 12) == [0, 255, 0])
    }

    @Test("Hidden layers and layers of opacity 0 show nothing, nor do layers squeezed flat")
    func invisible() {
        let scene = Scene()
        for index in 0..<3 {
            let layer = scene.add(CGRect(x: 0, y: 0, width: 50, height: 50), Scene.red)
            scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), Scene.green, to: layer)
            if index == 0 { layer.isHidden = true }
            if index == 1 { layer.opacity = 0 }
            if index == 2 { layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1)) }
        }
        scene.add(CGRect(x: 0, y: 0, width: 50, height: 50), Scene.red).opacity = .nan
        scene.renderer.render()
        #expect(scene.inkBox.isEmpty)
    }

    @Test("Opacity applies to a layer and its sublayers as one picture")
    func groupOpacity() {
        let scene = Scene()
        let parent = scene.add(CGRect(x: 0, y: 0, width: 40, height: 40), Scene.red)
        scene.add(CGRect(x: 10, y: 10, width: 10, height: 10), Scene.blue, to: parent)
        parent.opacity = 0.5
        scene.renderer.render()
        let inside = scene.pixel(15, 15)
        #expect(inside[0] == inside[1] && (126...129).contains(inside[0]) && inside[2] == 255)
        #expect((126...129).contains(scene.pixel(5, 5)[1]))
    }

    @Test("Round corners leave the corners open and the middles of the sides filled")
    func roundCorners() {
        let scene = Scene()
        scene.add(CGRect(x: 10, y: 10, width: 40, height: 40), Scene.red).cornerRadius = 12
        scene.renderer.render()
        #expect(scene.pixel(10, 10) == [255, 255, 255])
        #expect(scene.pixel(49, 49) == [255, 255, 255])
        #expect(scene.pixel(30, 10) == [255, 0, 0])
        #expect(scene.pixel(10, 30) == [255, 0, 0])
        #expect(scene.pixel(14, 14) == [255, 0, 0])
    }

    @Test("A radius beyond half the shorter side makes a pill")
    func pill() {
        let scene = Scene()
        scene.add(CGRect(x: 10, y: 10, width: 60, height: 20), Scene.red).cornerRadius = 500
        scene.renderer.render()
        #expect(scene.pixel(10, 20) != [255, 255, 255])
        #expect(scene.pixel(11, 11) == [255, 255, 255])
        #expect(scene.pixel(20, 10) != [255, 255, 255])
    }

    @Test("A border lies inside the bounds and above the sublayers")
    func border() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 40, height: 40), Scene.green)
        layer.borderWidth = 3
        layer.borderColor = Scene.blue
        scene.add(CGRect(x: 0, y: 0, width: 20, height: 20), Scene.red, to: layer)
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 10, y: 10, width: 40, height: 40))
        #expect(scene.pixel(12, 30) == [0, 0, 255])
        #expect(scene.pixel(12, 12) == [0, 0, 255])
        #expect(scene.pixel(13, 13) == [255, 0, 0])
        #expect(scene.pixel(40, 40) == [0, 255, 0])
    }

    @Test("A clipping layer cuts its sublayers, at its round corners too")
    func clipping() {
        let scene = Scene()
        let clip = scene.add(CGRect(x: 20, y: 20, width: 40, height: 40))
        clip.masksToBounds = true
        scene.add(CGRect(x: -10, y: -10, width: 100, height: 100), Scene.red, to: clip)
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 20, y: 20, width: 40, height: 40))
        #expect(scene.pixel(20, 20) == [255, 0, 0])
        clip.cornerRadius = 10
        scene.renderer.render()
        #expect(scene.pixel(20, 20) == [255, 255, 255])
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), Scene.blue, to: clip)
        scene.renderer.render()
        #expect(scene.pixel(20, 20) == [255, 255, 255])
        #expect(scene.pixel(40, 40) == [0, 0, 255])
    }

    @Test("A shadow lies around and under the layer, strongest at its side of the offset")
    func shadow() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 30, y: 20, width: 40, height: 30), Scene.white)
        layer.shadowOpacity = 0.8
        layer.shadowOffset = CGSize(width: 0, height: 6)
        layer.shadowRadius = 3
        scene.renderer.render()
        #expect(scene.pixel(50, 30) == [255, 255, 255])
        #expect(scene.pixel(50, 51)[0] < 180)
        #expect(scene.pixel(50, 18)[0] > 250)
        #expect(scene.pixel(50, 75) == [255, 255, 255])
        layer.masksToBounds = true
        scene.renderer.render()
        #expect(scene.inkBox.isEmpty)
    }

    @Test("A layer with nothing to fill it casts no shadow")
    func noShadow() {
        let scene = Scene()
        scene.add(CGRect(x: 30, y: 20, width: 40, height: 30)).shadowOpacity = 1
        scene.renderer.render()
        #expect(scene.inkBox.isEmpty)
    }

    @Test("A rotated layer covers what a rotation covers")
    func rotation() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 30, y: 20, width: 40, height: 40), Scene.red)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        scene.renderer.render()
        #expect(scene.pixel(50, 40) == [255, 0, 0])
        #expect(scene.pixel(50, 14) == [255, 0, 0])
        #expect(scene.pixel(31, 21) == [255, 255, 255])
    }

    @Test("A layer a million points large is drawn where it is seen, with its corners out of sight")
    func hugeLayer() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: -500_000, y: 20, width: 1_000_000, height: 1_000_000), Scene.red)
        layer.cornerRadius = 10
        layer.borderWidth = 2
        layer.borderColor = Scene.blue
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        scene.renderer.render()
        #expect(scene.pixel(50, 10) == [255, 255, 255])
        #expect(scene.pixel(50, 21) == [0, 0, 255])
        #expect(scene.pixel(0, 79) == [255, 0, 0])
        #expect(scene.pixel(99, 30) == [255, 0, 0])
    }
}
