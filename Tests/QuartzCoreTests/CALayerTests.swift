import QuartzCore
import Testing

@MainActor struct CALayerTests {
    @Test("Frame follows from bounds, position and anchor point, and sets them")
    func frame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 25, y: 40))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
        layer.position = CGPoint(x: 1, y: 2)
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        layer.frame = CGRect(x: 5, y: 5, width: -3, height: 4)
        #expect(layer.frame == CGRect(x: 2, y: 5, width: 3, height: 4))
    }

    @Test("With a transform, frame is the box around the turned layer, and setting it keeps the transform")
    func transformedFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(layer.frame == CGRect(x: 25, y: -25, width: 50, height: 100))
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 60)
        #expect(layer.bounds.size == CGSize(width: 60, height: 20))
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 60))
    }

    @Test("Points and rectangles convert between layers, through scrolling and scaling, and back")
    func conversion() {
        let (root, outer, inner) = (CALayer(), CALayer(), CALayer())
        outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        outer.bounds.origin = CGPoint(x: 0, y: 50)
        inner.frame = CGRect(x: 20, y: 60, width: 10, height: 10)
        inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        root.addSublayer(outer)
        outer.addSublayer(inner)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 25, y: 15))
        #expect(inner.convert(CGPoint(x: 25, y: 15), from: root) == .zero)
        #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 15, y: 55, width: 20, height: 20))
        #expect(outer.convert(CGPoint(x: 0, y: 50), to: nil) == CGPoint(x: 10, y: 10))
    }

    @Test("Sublayers keep the order that inserting gives them")
    func order() {
        let root = CALayer()
        let (a, b, c) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        root.insertSublayer(c, below: a)
        #expect(root.sublayers == [b, c, a])
        root.insertSublayer(b, above: a)
        #expect(root.sublayers == [c, a, b])
        root.insertSublayer(c, at: 99)
        #expect(root.sublayers == [a, b, c])
        root.addSublayer(a)
        #expect(root.sublayers == [b, c, a])
        for layer in [a, b, c] { layer.removeFromSuperlayer() }
        #expect(root.sublayers == nil)
    }

    @Test("A layer can never be inside itself")
    func cycles() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(outer)
        outer.addSublayer(outer)
        #expect(outer.superlayer == nil)
        #expect(inner.sublayers == nil)
        #expect(outer.sublayers == [inner])
    }

    @Test("Numbers that are not finite are refused, the old values stay", arguments: [CGFloat.nan, .infinity])
    func notFinite(value: CGFloat) {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: value, height: 1)
        layer.position = CGPoint(x: 0, y: value)
        layer.anchorPoint = CGPoint(x: value, y: 0)
        layer.cornerRadius = value
        layer.borderWidth = value
        layer.shadowRadius = value
        layer.shadowOffset = CGSize(width: value, height: 0)
        layer.contentsScale = value
        layer.frame = CGRect(x: value, y: 0, width: 1, height: 1)
        #expect(layer.bounds == .zero)
        #expect(layer.position == .zero)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.contentsScale == 1)
    }

    @Test("A superlayer is held by none of its sublayers")
    func ownership() {
        weak var released: CALayer?
        let inner = CALayer()
        do {
            let outer = CALayer()
            outer.addSublayer(inner)
            released = outer
        }
        #expect(released == nil)
        #expect(inner.superlayer == nil)
    }

    @Test("contents takes images and nothing else")
    func contents() {
        let layer = CALayer()
        layer.contents = "no image"
        #expect(layer.contents == nil)
        #expect(layer.layerContents == .none)
    }

    @Test("The layer tree prints as text, the same on every run")
    func dump() {
        let (root, inner) = (CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        inner.frame = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        inner.opacity = 0.25
        inner.masksToBounds = true
        inner.layerContents = .text(
            StyledText(runs: [.init(text: "Hi", font: FontDescription(size: 17), color: CGColor(gray: 0, alpha: 1))]))
        root.addSublayer(inner)
        #expect(
            root.dump == """
                layer 0,0 100x50 background #FF000080
                  layer 1,2.5 3x4 opacity 0.25 clips text "Hi"
                """)
    }

    @Test("A layer takes the place of another, and only of one that is there")
    func replacing() {
        let (root, first, last, new) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.sublayers = [first, last]
        new.name = "new"
        root.replaceSublayer(first, with: new)
        #expect(root.sublayers == [new, last])
        #expect(first.superlayer == nil)
        root.replaceSublayer(first, with: CALayer())
        root.replaceSublayer(last, with: root)
        #expect(root.sublayers?.map(\.name) == ["new", nil])
        root.replaceSublayer(last, with: new)
        #expect(root.sublayers == [new])
    }

    @Test("A sublayer that becomes the mask of its superlayer is a sublayer no longer")
    func sublayerBecomesMask() {
        let (layer, mask) = (CALayer(), CALayer())
        let tree = LayerTree(root: layer)
        layer.addSublayer(mask)
        _ = tree.takeChanges()
        layer.mask = mask
        #expect(layer.mask === mask && layer.sublayers == nil && mask.superlayer === layer && mask.tree === tree)
        #expect(tree.takeChanges().removed.isEmpty)
    }

    @Test("A mask that is refused leaves the old one as it was")
    func refusedMask() {
        let (layer, mask) = (CALayer(), CALayer())
        let tree = LayerTree(root: layer)
        layer.mask = mask
        _ = tree.takeChanges()
        layer.mask = layer
        #expect(layer.mask === mask && mask.superlayer === layer && mask.tree === tree)
        #expect(tree.takeChanges().isEmpty)
    }

    @Test("A mask that becomes a sublayer of the layer that it masked is its mask no longer")
    func maskBecomesSublayer() {
        let layer = CALayer()
        let mask = CALayer()
        layer.mask = mask
        layer.addSublayer(mask)
        #expect(layer.mask == nil)
        #expect(layer.sublayers == [mask])
        #expect(mask.superlayer === layer)
    }

    @Test("The frontmost layer is hit, through transforms, and none that is hidden, clipped or masked away")
    func hitting() {
        let (root, back, front) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        for layer in [back, front] {
            layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            root.addSublayer(layer)
        }
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === front)
        #expect(root.hitTest(CGPoint(x: 20, y: 90)) === root)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) == nil)
        #expect(root.hitTest(CGPoint(x: 150, y: 20)) === front)
        back.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === front)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 150, y: 20)) == nil)
        front.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 1))
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === root)
        #expect(root.hitTest(CGPoint(x: 70, y: 20)) === front)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        front.mask = mask
        #expect(root.hitTest(CGPoint(x: 70, y: 20)) === root)
        front.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
        #expect(root.hitTest(CGPoint(x: 70, y: 20)) === root)
    }

    @Test(
        "Gravity places an image in its layer",
        arguments: [
            (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 100, height: 50)),
            (.resizeAspect, CGRect(x: 25, y: 0, width: 50, height: 50)),
            (.resizeAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
            (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
            (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
            (.bottomRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
        ])
    func gravity(gravity: CALayerContentsGravity, expected: CGRect) {
        let rect = gravity.rect(
            for: CGSize(width: 20, height: 20), in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(rect == expected)
    }
}
