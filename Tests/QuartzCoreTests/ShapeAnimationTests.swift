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

    @Test("A path goes to another of the same steps point by point, and to one of other steps at the end")
    func path() {
        let move = CABasicAnimation(keyPath: "path")
        move.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        move.toValue = CGPath(rect: CGRect(x: 20, y: 40, width: 50, height: 10))
        move.duration = 2
        shape.add(move, forKey: "path")
        tree.startAnimations(at: 0)
        _ = tree.takeChanges()
        tree.present(at: 1)
        let middle = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 10))
        #expect(shape.presented?.shape?.path == middle)
        #expect(shape.presented?.shape?.extent.contains(CGRect(x: 10, y: 20, width: 30, height: 10)) == true)
        #expect(tree.takeChanges().changed.map(\.change) == [.contents])
        #expect(shape.path == CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)))

        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        let turn = CAKeyframeAnimation(keyPath: "path")
        turn.values = [middle, circle, circle]
        turn.duration = 2
        shape.add(turn, forKey: "path")
        tree.startAnimations(at: 0)
        tree.present(at: 0.9)
        #expect(shape.presented?.shape?.path == middle)
        tree.present(at: 1.1)
        #expect(shape.presented?.shape?.path == circle)
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
