import CoreGraphics
import LayerRenderer
import MemoryTesting
import QuartzCore
import Testing

@MainActor @Suite("What is kept of what was drawn") struct KeptMemoryTests {
    private static func image() -> CGImage? {
        CGImage(width: 64, height: 64, premultipliedBGRA: Data(repeating: 255, count: 64 * 64 * 4))
    }

    @Test("M4 a picture that was shown and is released leaves the memory", arguments: 0..<3)
    func releasedPicture(way: Int) throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 1.5, y: 1.5, width: 20, height: 20))
        weak var released: CGImage?
        do {
            let image = try #require(Self.image())
            released = image
            switch way {
            case 0:
                layer.contents = image
            case 1:
                layer.contents = image
                layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
            default:
                layer.layerContents = .drawing(
                    CGDrawing(commands: [.image(image, CGRect(x: 0, y: 0, width: 10, height: 10))]))
            }
        }
        scene.renderer.render()
        #expect(released != nil)
        layer.contents = nil
        scene.renderer.render()
        #expect(released == nil)
    }

    @Test("M4 a picture that is drawn again, as it was or another one, is what is seen")
    func picturesAreTold() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20))
        for color in [UInt8(255), 0, 255] {
            layer.contents = CGImage(
                width: 4, height: 4, premultipliedBGRA: Data((0..<64).map { $0 % 4 == 3 ? 255 : color }))
            scene.renderer.render()
            #expect(scene.pixel(10, 10) == [Int(color), Int(color), Int(color)])
        }
    }

    @Test("M2 drawings that are replaced take no more than what is kept of them all")
    func replacedDrawings() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 1, height: 1))
        let before = try #require(AllocatedMemory.now)
        for number in 0..<200 {
            let pairs = (0..<5000).flatMap { _ in [CGDrawing.Command.saveState, .restoreState] }
            layer.layerContents = .drawing(
                CGDrawing(commands: pairs + [.setAlpha(CGFloat(number) / 200)]))
            scene.renderer.render()
        }
        let grown = try #require(AllocatedMemory.now) - before
        #expect(grown < 48 << 20, "\(grown)")
    }

    @Test("M7 groups in each other take memory for eight surfaces at most", arguments: [false, true])
    func groupsInGroups(asMasks: Bool) throws {
        let (side, depth) = (2000, 40)
        let scene = Scene(size: CGSize(width: side, height: side))
        var parent = scene.root
        for _ in 0..<depth {
            let layer = CALayer()
            layer.frame = scene.root.bounds
            layer.backgroundColor = Scene.red
            layer.borderWidth = 1
            layer.opacity = 0.99
            if asMasks { parent.mask = layer } else { parent.addSublayer(layer) }
            parent = layer
        }
        let surface = side * side * 4
        let grown = try #require(PeakMemory.growth { scene.renderer.render() })
        // Beside the groups a raster for the borders, and the clips.
        #expect(grown < 12 * surface, "\(grown / surface) surfaces")
    }

    @Test("M7 the first groups in each other are drawn as such, and what is in them all is drawn in any case")
    func deepGroups() {
        let scene = Scene()
        var parent = scene.root
        for _ in 0..<40 {
            let layer = scene.add(scene.root.bounds, nil, to: parent)
            layer.opacity = 0.5
            layer.borderWidth = 0
            layer.backgroundColor = Scene.blue
            parent = layer
        }
        scene.renderer.render()
        let pixel = scene.pixel(50, 40)
        // Each of the first ones is half as strong, whatever lies in it.
        #expect(pixel == [127, 127, 255] || pixel == [128, 128, 255], "\(pixel)")
    }
}
