import CoreGraphics
import Foundation
import LayerRenderer
import QuartzCore
import Testing

@MainActor @Suite struct LayerLookTests {
    private let white = [255, 255, 255]
    private let red = [255, 0, 0]

    @Test("Only the corners that are asked for are round")
    func corners() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 60, height: 60), Scene.red)
        layer.cornerRadius = 20
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        layer.borderWidth = 2
        layer.borderColor = Scene.blue
        scene.renderer.render()
        #expect(scene.pixel(1, 1) == white && scene.pixel(58, 58) == white)
        #expect(scene.pixel(59, 0) == [0, 0, 255] && scene.pixel(0, 59) == [0, 0, 255])
        #expect(scene.pixel(56, 3) == red)
        layer.maskedCorners = [.layerMaxXMinYCorner]
        scene.renderer.render()
        #expect(scene.pixel(58, 1) == white && scene.pixel(1, 1) == [0, 0, 255])
    }

    @Test("A continuous corner cuts off more along the sides than a circular one")
    func continuousCorners() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 80, height: 80), Scene.red)
        layer.cornerRadius = 25
        scene.renderer.render()
        let circular = scene.inkCount(in: PixelRect(x: 25, y: 0, width: 15, height: 3))
        layer.cornerCurve = .continuous
        scene.renderer.render()
        #expect(circular == 45)
        #expect(scene.inkCount(in: PixelRect(x: 0, y: 0, width: 40, height: 40)) < 1600)
        #expect(scene.pixel(26, 0) != red)
        #expect(scene.pixel(40, 0) == red)
    }

    /// Every part of a layer that can be seen: filled, framed, with a shadow and a dashed shape.
    private func addFullLayer(to scene: Scene) -> CALayer {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 30, y: 20, width: 40, height: 30)
        layer.backgroundColor = Scene.red
        layer.cornerRadius = 4
        layer.borderWidth = 2
        layer.borderColor = Scene.blue
        layer.shadowOpacity = 0.5
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 3, height: 3)
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 30))
        layer.path = CGPath(rect: CGRect(x: 8, y: 8, width: 20, height: 12))
        layer.fillColor = Scene.white
        layer.strokeColor = Scene.black
        layer.lineWidth = 2
        layer.lineDashPattern = [7, 5]
        scene.root.addSublayer(layer)
        return layer
    }

    private func addGradient(to scene: Scene) -> CALayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
        layer.colors = [Scene.red, Scene.blue]
        layer.locations = [0.1, 0.9]
        scene.root.addSublayer(layer)
        return layer
    }

    private func other(than value: AnimatableValue) -> AnimatableValue {
        switch value {
        case .number(let number): .number(number == 1 ? 0.5 : number + 0.75)
        case .point(let point): .point(CGPoint(x: point.x + 0.5, y: point.y + 0.5))
        case .size(let size): .size(CGSize(width: size.width + 3, height: size.height + 3))
        case .rect(let rect): .rect(rect.insetBy(dx: 3, dy: 3))
        case .color: .color(Scene.green)
        case .transform: .transform(CGAffineTransform(rotationAngle: 0.3))
        case .path: .path(CGPath(ellipseIn: CGRect(x: 10, y: 5, width: 20, height: 20)))
        case .colors(let colors): .colors(colors.reversed())
        case .numbers: .numbers([0.4, 0.6])
        }
    }

    @Test(
        "Every property that can be animated leaves its trace in pixels",
        arguments: AnimatableProperty.allCases.filter { $0 != .transition })
    func traces(property: AnimatableProperty) {
        let scene = Scene()
        let isOfGradient = [.colors, .locations, .startPoint, .endPoint].contains(property)
        let layer = isOfGradient ? addGradient(to: scene) : addFullLayer(to: scene)
        scene.renderer.render()
        let before = Data(scene.renderer.surface.bytes)
        let value = other(than: PresentedValues(layer)[property])
        layer.set(property, to: value)
        scene.renderer.render()
        #expect(Data(scene.renderer.surface.bytes) != before)
    }

    @Test("A shadow in a transform or of a layer that is far too large does no harm")
    func hugeShadows() {
        for (side, scale) in [(30, 1e8), (30_000, 1e-3), (1e9, 1e-7)] as [(CGFloat, CGFloat)] {
            for path in [nil, CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side))] {
                let scene = Scene()
                let layer = scene.add(CGRect(x: 0, y: 0, width: side, height: side), Scene.red)
                layer.anchorPoint = .zero
                layer.position = CGPoint(x: 5, y: 5)
                layer.transform = CGAffineTransform(scaleX: scale, y: scale)
                layer.shadowOpacity = 1
                layer.shadowRadius = 20
                layer.shadowPath = path
                scene.renderer.render()
                #expect(scene.inkCount(in: PixelRect(x: 0, y: 0, width: 100, height: 80)) > 0)
            }
        }
    }

    @Test("A mask shows the layer and its sublayers as far as it is opaque, wherever it moves")
    func mask() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 60, height: 60), Scene.red)
        scene.add(CGRect(x: 0, y: 0, width: 30, height: 60), Scene.blue, to: layer)
        let mask = CALayer()
        mask.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
        mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
        layer.mask = mask
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 30, y: 30, width: 20, height: 20))
        #expect(scene.pixel(35, 35)[2] == 255 && (126...129).contains(scene.pixel(35, 35)[0]))
        #expect(scene.pixel(45, 35)[0] == 255 && (126...129).contains(scene.pixel(45, 35)[2]))
        mask.position.x += 20
        mask.backgroundColor = Scene.black
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 50, y: 30, width: 20, height: 20))
        mask.isHidden = true
        scene.renderer.render()
        #expect(scene.inkBox.isEmpty)
        layer.mask = nil
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 10, y: 10, width: 60, height: 60))
    }

    @Test("A shadow path casts the shadow instead of the bounds")
    func shadowPath() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 5, height: 0)
        layer.shadowPath = CGPath(rect: CGRect(x: 30, y: 0, width: 10, height: 10), transform: nil)
        scene.renderer.render()
        #expect(scene.pixel(50, 15) == [0, 0, 0])
        #expect(scene.pixel(20, 20) == white)
        layer.shadowPath = nil
        scene.renderer.render()
        #expect(scene.inkBox.isEmpty)
    }

    @Test("A shape is drawn beyond the bounds, from one fraction of its path to another")
    func shapes() {
        let scene = Scene()
        let layer = CAShapeLayer()
        layer.position = CGPoint(x: 10, y: 10)
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40)])
        layer.path = line
        layer.fillColor = nil
        layer.strokeColor = Scene.red
        layer.lineWidth = 4
        scene.root.addSublayer(layer)
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 10, y: 8, width: 42, height: 42))
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.75
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 30, y: 8, width: 22, height: 22))
    }

    @Test("A gradient layer fills its bounds from its start to its end, with its round corners")
    func gradients() {
        let scene = Scene()
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        layer.colors = [Scene.red, Scene.blue]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.cornerRadius = 20
        scene.root.addSublayer(layer)
        scene.renderer.render()
        #expect(scene.pixel(1, 40)[0] > 245 && scene.pixel(98, 40)[2] > 245)
        #expect(scene.pixel(1, 1) == white)
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 80)
        scene.renderer.render()
        #expect(scene.pixel(48, 40)[2] > 240 && scene.pixel(60, 40) == white)
        layer.type = .radial
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        scene.renderer.render()
        #expect(scene.pixel(25, 40)[0] > 235 && scene.pixel(25, 78)[2] > 235)
        layer.colors = ["no colour"]
        scene.renderer.render()
        #expect(scene.inkBox.isEmpty)
    }

    @Test(
        "The colours of a gradient may lie beyond its start and its end, and only what is between these and beyond is seen",
        arguments: [CAGradientLayerType.axial, .radial, .conic])
    func gradientBeyond(type: CAGradientLayerType) {
        let (scene, same) = (Scene(), Scene())
        for (scene, locations) in [(scene, [-1, 1] as [NSNumber]), (same, [0, 1])] {
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
            layer.type = type
            // In the middle of red and blue it begins.
            let middle = CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
            layer.colors = [locations[0] == 0 ? middle : Scene.red, Scene.blue]
            layer.locations = locations
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 1)
            scene.root.addSublayer(layer)
            scene.renderer.render()
        }
        for (x, y) in [(55, 44), (70, 60), (95, 75), (60, 10)] where type != .axial || x > 60 {
            let (one, other) = (scene.pixel(x, y), same.pixel(x, y))
            #expect(zip(one, other).allSatisfy { abs($0 - $1) <= 3 }, "\(x), \(y)")
        }
        let before = scene.pixel(5, 5)
        #expect(type != .axial || (before[0] > 200 && before[2] < 60))
    }

    @Test(
        "A gradient whose colours all lie in one place has an edge there, and one without as many places as colours shows nothing"
    )
    func gradientEdge() {
        let scene = Scene()
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        layer.colors = [Scene.red, Scene.blue]
        layer.locations = [0.5, 0.5]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        scene.root.addSublayer(layer)
        scene.renderer.render()
        #expect(scene.pixel(48, 40) == red && scene.pixel(52, 40) == [0, 0, 255])
        layer.locations = [3, 4]
        scene.renderer.render()
        #expect(scene.pixel(1, 40) == red && scene.pixel(98, 40) == red)
        layer.locations = [0.5]
        scene.renderer.render()
        #expect(scene.inkBox.isEmpty)
    }

    @Test("The corners of an image keep their size when only its middle is stretched")
    func contentsCenter() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 60, height: 1))
        let row: [UInt8] = [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255]
        layer.contents = CGImage(width: 3, height: 1, premultipliedBGRA: Data(row))
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
        scene.renderer.render()
        #expect(scene.pixel(0, 0) == red && scene.pixel(59, 0) == [0, 0, 255])
        #expect([1, 30, 58].map { scene.pixel($0, 0) } == Array(repeating: [0, 255, 0], count: 3))
    }

    @Test("A recorded picture is placed by gravity and sharp at its new size")
    func picture() {
        let scene = Scene()
        let context = CGContext()
        context.setFillColor(Scene.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        let layer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 40))
        layer.contentsGravity = .resizeAspect
        layer.layerContents = .picture(context.drawing, size: CGSize(width: 2, height: 2))
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 30, y: 0, width: 20, height: 40))
        #expect(scene.pixel(49, 20) == red && scene.pixel(50, 20) == white)
        layer.contentsGravity = .bottomRight
        scene.renderer.render()
        #expect(scene.inkBox == PixelRect(x: 98, y: 38, width: 1, height: 2))
    }

    @Test(
        "A recorded picture between pixels lets nothing of what it covered show at its edges",
        arguments: [(0, 20.33), (0.5, 20.75), (0.2, 20)] as [(CGFloat, CGFloat)])
    func pictureEdges(x: CGFloat, y: CGFloat) {
        let scene = Scene(scale: 2)
        let context = CGContext()
        for color in [Scene.black, Scene.green] {
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
        }
        let layer = scene.add(CGRect(x: 20 + x, y: y, width: 49.67, height: 33.11))
        layer.contentsGravity = .resize
        layer.layerContents = .picture(context.drawing, size: CGSize(width: 60, height: 40))
        scene.renderer.render()
        for row in 0..<160 {
            for column in 0..<200 {
                // Green over white is never darker than green: red and blue say how much of it is white.
                #expect(scene.pixel(column, row)[1] == 255, "\(column), \(row)")
            }
        }
        #expect(scene.inkBox.width >= 99 && scene.inkBox.height >= 66)
    }

    @Test("A layer of a greater zPosition lies above its siblings")
    func zPosition() {
        let scene = Scene()
        let first = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20), Scene.red)
        scene.add(CGRect(x: 0, y: 0, width: 20, height: 20), Scene.blue)
        scene.renderer.render()
        #expect(scene.pixel(5, 5) == [0, 0, 255])
        first.zPosition = 1
        scene.renderer.render()
        #expect(scene.pixel(5, 5) == red)
    }
}
