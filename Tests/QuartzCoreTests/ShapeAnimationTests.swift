import QuartzCore
import Testing

@MainActor @Suite("Shapes in animation") struct ShapeAnimationTests {
    private let root = CALayer()
    private let shape = CAShapeLayer()
    private let tree: LayerTree

    init() {
        tree = LayerTree(root: root)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        shape.strokeColor = CGColor(gray: 0, alpha: 1)
        root.addSublayer(shape)
        _ = tree.takeChanges()
    }

    @Test("An outline grows along its path, and only the shape is drawn again")
    func stroke() {
        let grow = CABasicAnimation(keyPath: "strokeEnd")
        grow.fromValue = 0
        grow.toValue = 1
        grow.duration = 2
        shape.add(grow, forKey: "grow")
        tree.startAnimations(at: 0)
        _ = tree.takeChanges()
        tree.present(at: 0.5)
        #expect(shape.presented?.shape?.strokeEnd == 0.25)
        #expect(shape.presented?.shape?.path == shape.path)
        #expect(tree.takeChanges().changed.map(\.change) == [.contents])
        #expect(shape.strokeEnd == 1)
    }

    @Test("Colours and width of a shape change gradually, by themselves too")
    func implicit() {
        tree.hasImplicitAnimations = true
        shape.lineWidth = 5
        shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(shape.animationKeys() == ["lineWidth", "fillColor"])
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(shape.animationKeys()?.count == 2)
    }

    @Test("What only shapes have cannot be animated of another layer")
    func otherLayer() {
        let grow = CABasicAnimation(keyPath: "strokeEnd")
        grow.toValue = 1
        grow.duration = 1
        root.add(grow, forKey: nil)
        tree.startAnimations(at: 0)
        #expect(root.runningAnimations.isEmpty)
    }
}
