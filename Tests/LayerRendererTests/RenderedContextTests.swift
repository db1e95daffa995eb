import CoreGraphics
import LayerRenderer
import QuartzCore
import Testing

/// `CALayer.render(in:)`, by the pixels of what it records.
@MainActor @Suite struct RenderedContextTests {
    /// What a layer can look like.
    enum Look: String, CaseIterable {
        case filled, framed, continuous, shadowed, pathShadowed, translucent, masked, clipped, text, image, stretched,
            gradient, shape
        case picture, turned, ordered, scrolled, surface
    }

    private let size = CGSize(width: 100, height: 80)

    /// Adds a layer of a look to a scene, with something in it.
    private func add(_ look: Look, to scene: Scene) throws {
        let place = CGRect(x: 20, y: 10, width: 50, height: 40)
        switch look {
        case .filled:
            scene.add(CGRect(x: 5, y: 5, width: 10, height: 10), Scene.blue, to: scene.add(place, Scene.red))
        case .framed, .continuous:
            let layer = scene.add(place, Scene.red)
            layer.cornerRadius = 12
            layer.cornerCurve = look == .continuous ? .continuous : .circular
            layer.borderWidth = 3
            layer.borderColor = Scene.blue
        case .shadowed, .pathShadowed:
            let layer = scene.add(place, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            layer.cornerRadius = 6
            layer.shadowOpacity = 0.8
            layer.shadowRadius = 4
            layer.shadowOffset = CGSize(width: 3, height: 6)
            layer.shadowPath =
                look == .pathShadowed ? CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 40, height: 30)) : nil
        case .translucent:
            let layer = scene.add(place, Scene.red)
            layer.opacity = 0.5
            scene.add(CGRect(x: 10, y: 10, width: 60, height: 10), Scene.blue, to: layer).opacity = 0.5
        case .masked:
            let layer = scene.add(place, Scene.red)
            scene.add(CGRect(x: 0, y: 0, width: 25, height: 40), Scene.blue, to: layer)
            let mask = CAShapeLayer()
            mask.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
            mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30))
            mask.opacity = 0.8
            layer.mask = mask
        case .clipped:
            let layer = scene.add(place, Scene.red)
            layer.cornerRadius = 15
            layer.masksToBounds = true
            scene.add(CGRect(x: 20, y: 20, width: 60, height: 60), Scene.blue, to: layer)
        case .text:
            scene.add(place).layerContents = .text(
                StyledText(runs: [StyledText.Run(text: "Words", font: FontDescription(size: 14), color: Scene.black)]))
        case .image, .stretched:
            let layer = scene.add(place)
            let pixels = (0..<64).flatMap { (number: Int) -> [UInt8] in
                [UInt8(number * 4), 0, UInt8(255 - number * 4), 255]
            }
            layer.contents = try #require(CGImage(width: 8, height: 8, premultipliedBGRA: Data(pixels)))
            if look == .stretched { layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
        case .gradient:
            let layer = CAGradientLayer()
            layer.frame = place
            layer.colors = [Scene.red, Scene.blue]
            layer.cornerRadius = 10
            scene.root.addSublayer(layer)
        case .shape:
            let layer = CAShapeLayer()
            layer.frame = place
            layer.path = CGPath(ellipseIn: CGRect(x: -10, y: 5, width: 50, height: 30))
            layer.fillColor = Scene.red
            layer.strokeColor = Scene.blue
            layer.lineWidth = 4
            scene.root.addSublayer(layer)
        case .picture:
            let context = CGContext()
            context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2, color: Scene.black)
            context.setFillColor(Scene.red)
            context.fillEllipse(in: CGRect(x: 2, y: 2, width: 15, height: 12))
            scene.add(place).layerContents = .picture(context.drawing, size: CGSize(width: 25, height: 20))
        case .turned:
            let layer = scene.add(place, Scene.red)
            layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 0.8, y: 0.6))
            scene.add(CGRect(x: 5, y: 5, width: 30, height: 20), Scene.blue, to: layer)
        case .ordered:
            scene.add(place, Scene.red).zPosition = 1
            scene.add(CGRect(x: 30, y: 30, width: 60, height: 40), Scene.blue)
        case .scrolled:
            let layer = scene.add(place, Scene.red)
            layer.masksToBounds = true
            layer.bounds.origin = CGPoint(x: 10, y: 100)
            scene.add(CGRect(x: 20, y: 120, width: 100, height: 10), Scene.blue, to: layer)
        case .surface:
            let surface = try #require(IOSurface(properties: [.width: 50, .height: 40]))
            for place in 0..<(50 * 40) {
                surface.baseAddress.storeBytes(
                    of: UInt32(0xFF00_0000 | place * 80).littleEndian,
                    toByteOffset: place / 50 * surface.bytesPerRow + place % 50 * 4, as: UInt32.self)
            }
            scene.add(place).contents = surface
        }
    }

    /// The greatest difference of a channel between two scenes that were drawn.
    private func difference(_ one: Scene, _ other: Scene) -> Int {
        zip(one.renderer.surface.bytes, other.renderer.surface.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }

    /// A scene that shows a recording of the whole area.
    private func scene(showing drawing: CGDrawing, scale: CGFloat) -> Scene {
        let scene = Scene(scale: scale)
        scene.add(CGRect(origin: .zero, size: size)).layerContents = .picture(drawing, size: size)
        scene.renderer.render()
        return scene
    }

    @Test("What a layer draws into a context looks as the layer does", arguments: Look.allCases, [CGFloat(1), 2])
    func sameLook(look: Look, scale: CGFloat) throws {
        let scene = Scene(scale: scale)
        try add(look, to: scene)
        scene.renderer.render()
        let context = CGContext(area: CGRect(origin: .zero, size: size))
        scene.root.render(in: context)
        let picture = self.scene(showing: context.drawing, scale: scale)
        // Edges that are soft are put together in another order, and a shadow is blurred as a whole.
        #expect(difference(scene, picture) <= 12)
        #expect(picture.inkCount(in: PixelRect(x: 0, y: 0, width: 200, height: 160)) > 100)
    }

    @Test(
        "It is drawn in the layer's own coordinates, with its opacity, as it is set and not as it is animated; hidden it is not drawn"
    )
    func ownCoordinates() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 60, y: 50, width: 20, height: 20), Scene.red)
        layer.bounds.origin = CGPoint(x: 5, y: 7)
        layer.opacity = 0.5
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.toValue = Scene.blue
        animation.duration = 10
        layer.add(animation, forKey: nil)
        let context = CGContext(area: CGRect(origin: .zero, size: size))
        layer.render(in: context)
        let picture = self.scene(showing: context.drawing, scale: 1)
        #expect(picture.inkBox == PixelRect(x: 5, y: 7, width: 20, height: 20))
        #expect(picture.pixel(10, 10)[0] == 255 && (126...129).contains(picture.pixel(10, 10)[2]))
        layer.isHidden = true
        let empty = CGContext()
        layer.render(in: empty)
        #expect(self.scene(showing: empty.drawing, scale: 1).inkBox.isEmpty)
    }

    @Test(
        "The context's opacity and blend mode count for all of it together, and its state and its path stay as they were"
    )
    func contextState() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 40, height: 40), Scene.red)
        scene.add(CGRect(x: 10, y: 10, width: 40, height: 20), Scene.blue, to: layer).opacity = 0.5
        let context = CGContext(area: CGRect(origin: .zero, size: size))
        context.setAlpha(0.5)
        context.setFillColor(Scene.green)
        context.addRect(CGRect(x: 60, y: 60, width: 10, height: 10))
        layer.render(in: context)
        context.fillPath()
        let picture = self.scene(showing: context.drawing, scale: 1)
        let (plain, covered, after) = (picture.pixel(5, 5), picture.pixel(20, 15), picture.pixel(65, 65))
        #expect(plain[0] == 255 && (126...129).contains(plain[1]))
        // Half of what is half red and half blue.
        #expect(
            (190...193).contains(covered[0]) && (126...129).contains(covered[1]) && (190...193).contains(covered[2]))
        #expect(after[1] == 255 && (126...129).contains(after[0]))
    }

    @Test("A drawing from elsewhere ends nothing of what is around it, and what it leaves open is closed")
    func foreignEnds() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 40, height: 40))
        layer.layerContents = .drawing(
            CGDrawing(commands: [
                .restoreState, .endLayer, .restoreState, .beginLayer, .setAlpha(0), .saveState,
                .concatenate(CGAffineTransform(scaleX: 0, y: 0)),
            ]))
        scene.add(CGRect(x: 60, y: 20, width: 20, height: 20), Scene.red)
        let context = CGContext(area: CGRect(origin: .zero, size: size))
        scene.root.render(in: context)
        #expect(self.scene(showing: context.drawing, scale: 1).inkBox == PixelRect(x: 60, y: 20, width: 20, height: 20))
    }

    @Test("A shadow falls where it does in the layer, also where the picture is drawn into another one at another size")
    func shadowInPicture() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 10), Scene.red)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 10, height: 15)
        let inner = CGContext(area: CGRect(origin: .zero, size: size))
        scene.root.render(in: inner)
        let outer = CGContext(area: CGRect(origin: .zero, size: size))
        outer.draw(inner.drawing, of: size, in: CGRect(x: 0, y: 0, width: 200, height: 160))
        let picture = self.scene(showing: outer.drawing, scale: 1)
        #expect(picture.pixel(30, 30) == [255, 0, 0])
        #expect(picture.pixel(60, 60) == [0, 0, 0])
        #expect(picture.inkBox == PixelRect(x: 20, y: 20, width: 60, height: 50))
    }

    @Test("More layers than two thousand are left out, and layers out of all proportion do no harm")
    func bounds() {
        let scene = Scene()
        scene.root.opacity = 0.5
        for index in 0..<3000 {
            scene.add(CGRect(x: index % 100, y: index / 100, width: 1, height: 1), Scene.red)
        }
        let context = CGContext(area: CGRect(origin: .zero, size: size))
        scene.root.render(in: context)
        let picture = self.scene(showing: context.drawing, scale: 1)
        #expect(picture.inkBox == PixelRect(x: 0, y: 0, width: 100, height: 20))
        let huge = Scene()
        huge.root.opacity = 0.5
        huge.add(CGRect(x: -1e300, y: 0, width: 1e300, height: 1e300), Scene.red).setAffineTransform(
            CGAffineTransform(scaleX: 1e300, y: 1e300))
        huge.add(CGRect(x: 10, y: 10, width: 10, height: 10), Scene.blue)
        let other = CGContext(area: CGRect(origin: .zero, size: size))
        huge.root.render(in: other)
        #expect(self.scene(showing: other.drawing, scale: 1).pixel(15, 15)[2] > 120)
    }

    @Test(
        "Layers that show one surface share a copy of its pixels, and what would take more pixels than agreed is left out"
    )
    func copies() throws {
        let scene = Scene()
        let (first, second) = (
            try #require(IOSurface(properties: [.width: 10, .height: 20])),
            try #require(IOSurface(properties: [.width: 10, .height: 20]))
        )
        for (index, surface) in [first, first, second, first].enumerated() {
            scene.add(CGRect(x: index * 10, y: 0, width: 10, height: 20)).contents = surface
        }
        let stretched = scene.add(CGRect(x: 0, y: 30, width: 30, height: 30))
        stretched.contents = try #require(
            CGImage(width: 10, height: 20, premultipliedBGRA: Data(repeating: 255, count: 800)))
        stretched.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
        let context = CGContext()
        LayerRecording.record(scene.root, into: context, mostPixels: 399)
        let shown = context.drawing.commands.compactMap { command -> CGImage? in
            if case .image(let image, _) = command { image } else { nil }
        }
        #expect(shown.count == 3 && shown.allSatisfy { $0 === shown.first })
        let all = CGContext()
        LayerRecording.record(scene.root, into: all, mostPixels: 600)
        let count = all.drawing.commands.count { if case .image = $0 { true } else { false } }
        #expect(count == 4 + 9)
    }

    @Test("A mask is recorded also where no more layers may be, so that it takes away only what it hides")
    func maskAfterAll() {
        let scene = Scene()
        for index in 0..<2500 {
            scene.add(CGRect(x: index % 100, y: index / 100, width: 1, height: 1), Scene.red)
        }
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 50, height: 80)
        mask.backgroundColor = Scene.black
        scene.root.mask = mask
        let context = CGContext(area: CGRect(origin: .zero, size: size))
        scene.root.render(in: context)
        #expect(self.scene(showing: context.drawing, scale: 1).inkBox == PixelRect(x: 0, y: 0, width: 50, height: 20))
    }
}
