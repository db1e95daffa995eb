import CoreGraphics
import LayerRenderer
import QuartzCore
import Testing

@MainActor @Suite("Layers that pass from one picture to another") struct TransitionTests {
    private let scene = Scene()
    private let layer: CALayer

    /// A red layer of 60 x 40 points whose right half is a blue sublayer, seen before the transition begins.
    init() {
        layer = scene.add(CGRect(x: 20, y: 10, width: 60, height: 40), Scene.red)
        let half = scene.add(CGRect(x: 30, y: 0, width: 30, height: 40), Scene.blue, to: layer)
        half.name = "half"
        scene.renderer.render(at: 0)
    }

    /// Begins at 0, takes a second, and leaves the layer all green.
    private func begin(_ change: (CATransition) -> Void) {
        let transition = CATransition()
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        change(transition)
        layer.add(transition, forKey: nil)
        layer.sublayers = nil
        layer.backgroundColor = Scene.green
        scene.tree.startAnimations(at: 0)
    }

    /// One pixel every ten across the layer, with ten beside it on both sides: R, G, B, white or a mixture.
    private func row(at time: Double) -> String {
        scene.renderer.render(at: time)
        return stride(from: 15, to: 90, by: 10).map { x in
            switch scene.pixel(x, 30) {
            case [255, 0, 0]: "R"
            case [0, 255, 0]: "G"
            case [0, 0, 255]: "B"
            case [255, 255, 255]: "-"
            default: "?"
            }
        }.joined()
    }

    @Test("A fade shows both pictures, each as much as the time says")
    func fade() {
        begin { _ in }
        #expect(row(at: 0) == "-RRRBBB-")
        scene.renderer.render(at: 0.25)
        let (left, right) = (scene.pixel(25, 30), scene.pixel(75, 30))
        #expect(zip(left, [191, 64, 0]).allSatisfy { abs($0 - $1) <= 1 })
        #expect(zip(right, [0, 64, 191]).allSatisfy { abs($0 - $1) <= 1 })
        #expect(row(at: 1) == "-GGGGGG-")
        #expect(scene.renderer.render(at: 2).isEmpty)
    }

    @Test(
        "Pictures push, cover and uncover each other within their place",
        arguments: [
            (CATransitionType.push, CATransitionSubtype.fromLeft, "-GGGRRR-"), (.push, .fromRight, "-BBBGGG-"),
            (.moveIn, .fromLeft, "-GGGBBB-"), (.moveIn, .fromRight, "-RRRGGG-"), (.reveal, .fromRight, "-BBBGGG-"),
            (.reveal, .fromLeft, "-GGGRRR-"),
        ])
    func sliding(type: CATransitionType, subtype: CATransitionSubtype, middle: String) {
        begin {
            $0.type = type
            $0.subtype = subtype
        }
        #expect(row(at: 0) == "-RRRBBB-")
        #expect(row(at: 0.5) == middle)
        #expect(row(at: 1) == "-GGGGGG-")
    }

    @Test("From the top and from the bottom a picture comes in by rows")
    func upright() {
        begin {
            $0.type = .push
            $0.subtype = .fromTop
        }
        scene.renderer.render(at: 0.5)
        #expect(scene.pixel(25, 15) == [0, 255, 0])
        #expect(scene.pixel(25, 45) == [255, 0, 0])
        #expect(scene.pixel(25, 55) == [255, 255, 255])
    }

    @Test("A card shows its old side until it stands on edge, and then the new one")
    func flip() {
        begin { $0.isFlip = true }
        // Half as wide by then.
        scene.renderer.render(at: 1 / 3)
        #expect(scene.pixel(45, 30) == [255, 0, 0])
        #expect(scene.pixel(55, 30) == [0, 0, 255])
        #expect(scene.inkCount(in: PixelRect(x: 0, y: 0, width: 34, height: 80)) == 0)
        scene.renderer.render(at: 0.5)
        #expect(scene.inkCount(in: PixelRect(x: 20, y: 10, width: 25, height: 40)) == 0)
        scene.renderer.render(at: 2 / 3)
        #expect(scene.pixel(50, 30) == [0, 255, 0])
        #expect(scene.pixel(25, 30) == [255, 255, 255])
        #expect(row(at: 1) == "-GGGGGG-")
    }

    @Test("Only the layer's place is drawn again")
    func damage() {
        begin { _ in }
        scene.renderer.render(at: 0.1)
        #expect(scene.renderer.render(at: 0.2) == [PixelRect(x: 20, y: 10, width: 60, height: 40)])
    }

    @Test("A layer that is drawn for the first time, or on a surface of another size, shows the new at once")
    func nothingBefore() {
        let new = scene.add(CGRect(x: 0, y: 60, width: 10, height: 10), Scene.green)
        let transition = CATransition()
        transition.duration = 1
        new.add(transition, forKey: nil)
        begin { _ in }
        scene.renderer.resize(width: 200, height: 160, scale: 2)
        scene.renderer.render(at: 0.5)
        #expect(scene.pixel(10, 130) == [0, 255, 0])
        #expect(scene.pixel(60, 60) == [0, 255, 0])
    }

    @Test("Transitions that would keep more pixels than four surfaces have show the new at once")
    func limit() {
        let layers = (0..<6).map { _ in scene.add(CGRect(x: 0, y: 0, width: 100, height: 80), Scene.red) }
        scene.renderer.render(at: 0)
        for layer in layers {
            let transition = CATransition()
            transition.duration = 1
            layer.add(transition, forKey: nil)
            layer.backgroundColor = nil
        }
        layer.removeFromSuperlayer()
        scene.tree.startAnimations(at: 0)
        scene.renderer.render(at: 0.5)
        // Four red pictures at half their strength over white.
        #expect(abs(scene.pixel(50, 40)[1] - 16) <= 2)
    }
}
