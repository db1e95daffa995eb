import QuartzCore
import Testing

@MainActor @Suite("Gradients in animation") struct GradientAnimationTests {
    private let root = CALayer()
    private let gradient = CAGradientLayer()
    private let tree: LayerTree
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    init() {
        tree = LayerTree(root: root)
        gradient.colors = [red, blue]
        gradient.locations = [0, 1]
        root.addSublayer(gradient)
        _ = tree.takeChanges()
    }

    private func run(_ keyPath: String, from: Any?, to: Any?) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 2
        gradient.add(animation, forKey: keyPath)
        tree.startAnimations(at: 0)
        _ = tree.takeChanges()
        tree.present(at: 0.5)
    }

    @Test("Locations go to others one by one, beyond both ends too, and only the contents are drawn again")
    func locations() {
        run("locations", from: [-1, -0.5], to: [1, 1.5] as [NSNumber])
        #expect(gradient.presented?.gradient?.locations == [-0.5, 0])
        #expect(gradient.presented?.gradient?.colors == [red, blue])
        #expect(tree.takeChanges().changed.map(\.change) == [.contents])
        #expect(gradient.locations == [0, 1])
    }

    @Test("Colours go to others one by one, and at once where there are more of them")
    func colors() {
        run("colors", from: nil, to: [blue, red])
        let mixed = gradient.presented?.gradient?.colors
        #expect(
            mixed == [
                CGColor(red: 0.75, green: 0, blue: 0.25, alpha: 1), CGColor(red: 0.25, green: 0, blue: 0.75, alpha: 1),
            ])
        gradient.removeAllAnimations()
        run("colors", from: [red, red, red], to: [blue, red])
        #expect(gradient.presented?.gradient?.colors == [red, red, red])
        #expect(gradient.presented?.gradient?.isVisible == false)
        tree.present(at: 1.99)
        #expect(gradient.presented?.gradient?.colors == [red, red, red])
    }

    @Test("The start and the end move, and what is no point, no list of numbers and no list of colours is refused")
    func points() {
        run("startPoint", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 2))
        #expect(gradient.presented?.gradient?.start == CGPoint(x: 0.25, y: 0.5))
        run("endPoint", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 2, y: 1))
        #expect(gradient.presented?.gradient?.end == CGPoint(x: 0.5, y: 0.25))
        gradient.removeAllAnimations()
        let misfits: [(String, [Any])] = [
            ("colors", [red, 1]), ("colors", []), ("locations", ["a"]), ("locations", [CGFloat.nan]),
            ("startPoint", [0, 1]),
        ]
        for (keyPath, value) in misfits { run(keyPath, from: value, to: value) }
        #expect(gradient.animationKeys() == nil)
    }

    @Test("What is set changes gradually by itself, where there are as many colours or places as before")
    func implicit() {
        tree.hasImplicitAnimations = true
        gradient.colors = [blue, red]
        gradient.locations = [0.25, 0.75]
        gradient.endPoint = CGPoint(x: 1, y: 1)
        #expect(gradient.animationKeys() == ["colors", "locations", "endPoint"])
        gradient.removeAllAnimations()
        gradient.colors = [blue, red, blue]
        gradient.locations = nil
        gradient.type = .conic
        #expect(gradient.animationKeys() == nil)
        #expect(gradient.layerContents != .none)
    }

    @Test("Another number of colours ends what goes on towards the old ones, and a gradient that appears does not move")
    func replaced() {
        tree.hasImplicitAnimations = true
        gradient.colors = [blue, red]
        gradient.locations = [0.25, 0.75]
        gradient.colors = [blue, red, blue]
        gradient.locations = nil
        #expect(gradient.animationKeys() == nil)
        gradient.colors = nil
        gradient.startPoint = CGPoint(x: 1, y: 1)
        gradient.colors = [red, blue]
        #expect(gradient.animationKeys() == nil)
        gradient.startPoint = CGPoint(x: 0, y: 1)
        #expect(gradient.animationKeys() == ["startPoint"])
    }

    @Test("Locations that were not set go from equal distances")
    func evenLocations() {
        gradient.locations = nil
        run("locations", from: nil, to: [1, 2] as [NSNumber])
        #expect(gradient.presented?.gradient?.locations == [0.25, 1.25])
    }

    @Test("A gradient that is clear throughout casts no shadow")
    func shadow() {
        gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        gradient.shadowOpacity = 1
        #expect(LayerLook(layer: gradient).shadow != nil)
        gradient.colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 1, alpha: 0)]
        #expect(LayerLook(layer: gradient).shadow == nil)
    }

    @Test("A layer that is no gradient has no colours to animate")
    func otherLayer() {
        let animation = CABasicAnimation(keyPath: "colors")
        animation.toValue = [red]
        animation.duration = 1
        root.add(animation, forKey: "colors")
        tree.startAnimations(at: 0)
        #expect(root.runningAnimations.isEmpty)
    }
}
