import CoreGraphics
import LayerRenderer
import QuartzCore
import SeededRandom
import Testing

/// A scrolled layer of 60 x 60 points at (20, 10), with stripes that go on beyond what is shown.
@MainActor @Suite struct ScrolledPixelsTests {
    private let scene = Scene()
    private let scrolled: CALayer

    init() {
        scrolled = scene.add(CGRect(x: 20, y: 10, width: 60, height: 60))
        scrolled.masksToBounds = true
        for index in -10..<20 {
            scene.add(
                CGRect(x: (index % 3) * 20 + 4, y: index * 12, width: 31, height: 7),
                index % 2 == 0 ? Scene.red : Scene.blue,
                to: scrolled)
        }
    }

    /// Whether the pixels of a scroll are moved: a pixel that was never drawn goes along. Distances in points.
    private func movesPixels(by dx: CGFloat, _ dy: CGFloat) -> Bool {
        scene.renderer.render()
        taint(50, 40)
        scrolled.bounds.origin.x -= dx
        scrolled.bounds.origin.y -= dy
        let target = PixelRect(x: 50 + Int(dx), y: 40 + Int(dy), width: 1, height: 1)
        let rects = scene.renderer.render()
        #expect(rects.contains { $0.intersects(target) })
        let isMoved = scene.pixel(target.x, target.y) == [1, 2, 3]
        if isMoved {
            // What was brought along on purpose is the only difference.
            scene.renderer.invalidate(target)
            scene.renderer.render()
        }
        expectFresh()
        return isMoved
    }

    private func taint(_ x: Int, _ y: Int) {
        let surface = scene.renderer.surface
        let offset = y * surface.bytesPerRow + x * 4
        (surface.bytes[offset], surface.bytes[offset + 1], surface.bytes[offset + 2]) = (3, 2, 1)
    }

    /// Whether the picture equals one that is drawn from nothing.
    @discardableResult private func expectFresh(
        _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        let surface = scene.renderer.surface
        let fresh = LayerRenderer(
            tree: scene.tree, width: surface.width, height: surface.height, scale: scene.renderer.scale,
            background: scene.renderer.background)
        fresh.render()
        let first = scene.firstDifference(from: fresh.surface)
        #expect(first == nil, comment(), sourceLocation: sourceLocation)
        return first == nil
    }

    @Test(
        "A scrolled layer's pixels are moved in every direction, and what comes into view is drawn",
        arguments: [(0, 7), (0, -7), (9, 0), (-9, 0), (5, 11), (-5, 11), (5, -11), (-20, -25)])
    func directions(dx: CGFloat, dy: CGFloat) {
        #expect(movesPixels(by: dx, dy))
    }

    @Test("Where nothing stays in view all is drawn")
    func tooFar() {
        scene.renderer.render()
        scrolled.bounds.origin.y += 60
        scene.renderer.render()
        expectFresh()
    }

    @Test("Where very much changes with it all is drawn, and where it goes as far as numbers go")
    func extremes() {
        scene.renderer.render()
        let crowd = (0..<600).map {
            scene.add(CGRect(x: $0 % 60, y: $0 / 10, width: 2, height: 2), Scene.blue, to: scrolled)
        }
        scrolled.bounds.origin.y += 3
        scene.renderer.render()
        expectFresh()
        for layer in crowd { layer.backgroundColor = Scene.red }
        scrolled.bounds.origin.y += 3
        scene.renderer.render()
        expectFresh()
        for distance in [1e9, -1e9, -0x1p63] {
            scrolled.bounds.origin.y = distance
            scene.renderer.render()
            expectFresh()
        }
    }

    @Test("An area to scroll in that changes alone draws nothing")
    func area() {
        scene.renderer.render()
        scrolled.scrollArea = CGRect(x: 0, y: 0, width: 60, height: 500)
        #expect(scene.renderer.render().isEmpty)
    }

    @Test("So are they on a background of its own, and on one behind it")
    func grounds() {
        scrolled.backgroundColor = Scene.green
        #expect(movesPixels(by: 0, 3))
        scrolled.backgroundColor = nil
        let card = scene.add(CGRect(x: 5, y: 5, width: 90, height: 70), Scene.green)
        card.cornerRadius = 4
        card.borderWidth = 1
        card.borderColor = Scene.black
        scrolled.position = CGPoint(x: 45, y: 35)
        card.addSublayer(scrolled)
        #expect(movesPixels(by: 0, 3))
        scene.add(CGRect(x: 30, y: 30, width: 10, height: 10), Scene.blue).zPosition = -1
        #expect(movesPixels(by: 0, 3), "what lies behind the card is not seen")
    }

    @Test("What lies on it stays where it is")
    func covers() {
        let badge = scene.add(CGRect(x: 25, y: 15, width: 12, height: 12), Scene.green)
        badge.opacity = 0.5
        #expect(movesPixels(by: 3, 4))
        #expect(movesPixels(by: -3, -4))
    }

    @Test("What changes in the same frame is drawn, moved or not")
    func changes() throws {
        scene.renderer.render()
        let stripes = scrolled.children
        scrolled.bounds.origin.y += 5
        stripes[10].backgroundColor = Scene.green
        stripes[11].removeFromSuperlayer()
        stripes[12].position.x += 7
        scrolled.insertSublayer(stripes[13], at: 0)
        scene.root.addSublayer(stripes[14])
        stripes[15].isHidden = true
        scene.add(CGRect(x: 3, y: 30, width: 50, height: 9), Scene.green, to: scrolled)
        scene.renderer.invalidate(PixelRect(x: 30, y: 20, width: 30, height: 3))
        scene.renderer.render()
        expectFresh()
        scrolled.bounds.origin.y += 5
        scrolled.position.x += 3
        scene.renderer.render()
        expectFresh()
    }

    @Test("A pixel that was to be drawn anew is drawn where it goes, too")
    func pending() {
        scene.renderer.render()
        taint(50, 40)
        scene.renderer.invalidate(PixelRect(x: 50, y: 40, width: 1, height: 1))
        scrolled.bounds.origin.y += 6
        scene.renderer.render()
        expectFresh()
    }

    /// What keeps the pixels of a scrolled layer from going all the same way.
    enum Obstacle: CaseIterable {
        case translucent, translucentAbove, mask, corners, border, contents, fraction, fractionalEdge, unevenGround,
            turned
        case wideBorderAbove
    }

    @Test("Where not all pixels would go the same way, all are drawn", arguments: Obstacle.allCases)
    func obstacles(obstacle: Obstacle) {
        var dy: CGFloat = 4
        switch obstacle {
        case .translucent: scrolled.opacity = 0.5
        case .translucentAbove: scene.root.opacity = 0.5
        case .mask:
            let mask = CALayer()
            mask.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
            mask.backgroundColor = Scene.black
            scrolled.mask = mask
        case .corners: scrolled.cornerRadius = 9
        case .border:
            scrolled.borderWidth = 2
            scrolled.borderColor = Scene.green
        case .contents:
            let context = CGContext()
            context.setFillColor(Scene.green)
            context.fillEllipse(in: CGRect(x: 10, y: 10, width: 30, height: 30))
            scrolled.layerContents = .drawing(context.drawing)
        case .fraction: dy = 4.25
        case .fractionalEdge: scrolled.position.y += 0.25
        case .unevenGround:
            let behind = scene.add(CGRect(x: 30, y: 30, width: 9, height: 9), Scene.green)
            scene.root.insertSublayer(behind, below: scrolled)
        case .turned: scrolled.setAffineTransform(CGAffineTransform(rotationAngle: 0.2))
        case .wideBorderAbove:
            scene.root.borderWidth = 15
            scene.root.borderColor = Scene.green
        }
        #expect(!movesPixels(by: 0, dy))
    }

    @Test(
        "After any scrolls and edits the picture equals one drawn from nothing, pixel for pixel",
        arguments: Array(1...24) as [UInt64])
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        let inner = scene.add(CGRect(x: 5, y: 20, width: 40, height: 30), Scene.white, to: scrolled)
        inner.masksToBounds = true
        let other = scene.add(CGRect(x: 0, y: 40, width: 100, height: 40))
        other.masksToBounds = true
        let above = scene.add(CGRect(x: 60, y: 0, width: 30, height: 70))
        let scrollers = [scrolled, inner, other]
        for (parent, count) in [(scrolled, 6), (inner, 8), (other, 8), (above, 2)] {
            for _ in 0..<count {
                scene.add(
                    CGRect(x: number(-20...60), y: number(-20...60), width: number(1...40), height: number(1...20)),
                    [Scene.red, Scene.green, Scene.blue].randomElement(using: &random), to: parent)
            }
        }
        for step in 0..<150 {
            for layer in scrollers where Int.random(in: 0..<2, using: &random) == 0 {
                layer.bounds.origin.y += number(-9...9)
                if Int.random(in: 0..<4, using: &random) == 0 { layer.bounds.origin.x += number(-9...9) }
            }
            edit(scrollers.flatMap(\.children) + scrollers + above.children, scrollers + [above, scene.root], &random)
            scene.renderer.render()
            guard expectFresh("step \(step)\n\(scene.root.dump)") else { return }
        }
    }

    private func edit(_ layers: [CALayer], _ parents: [CALayer], _ random: inout SeededGenerator) {
        guard let layer = layers.randomElement(using: &random), let parent = parents.randomElement(using: &random)
        else {
            return
        }
        switch Int.random(in: 0..<24, using: &random) {
        case 0: layer.position.x += CGFloat(Int.random(in: -9...9, using: &random))
        case 1: layer.position.y += CGFloat.random(in: -3...3, using: &random)
        case 2: layer.isHidden.toggle()
        case 3: layer.opacity = layer.opacity < 1 ? 1 : 0.5
        case 4: layer.cornerRadius = layer.cornerRadius > 0 ? 0 : 5
        case 5: layer.backgroundColor = layer.backgroundColor == nil ? Scene.green : nil
        case 6 where layer.children.isEmpty: parent.insertSublayer(layer, at: UInt32.random(in: 0...3, using: &random))
        case 7: layer.borderWidth = layer.borderWidth > 0 ? 0 : 2
        case 8: layer.zPosition = CGFloat(Int.random(in: -1...1, using: &random))
        case 9: layer.bounds.size.height += CGFloat(Int.random(in: -3...3, using: &random))
        case 10: layer.shadowOpacity = layer.shadowOpacity > 0 ? 0 : 0.5
        case 11: if layer.masksToBounds, layer.children.isEmpty { layer.masksToBounds = false }
        case 12: scene.renderer.invalidate(PixelRect(x: 20, y: 20, width: 9, height: 9))
        case 13 where layer.children.isEmpty: layer.bounds.size = CGSize(width: 300, height: 200)
        case 14 where layer.children.isEmpty:
            layer.layerContents = .text(
                StyledText(
                    runs: [.init(text: "Label", font: FontDescription(size: 13), color: Scene.black)],
                    alignment: .natural, lineBreak: .byClipping, verticalAlignment: .center, maximumLines: 1))
        default: break
        }
    }
}
