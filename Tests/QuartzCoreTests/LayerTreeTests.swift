import QuartzCore
import Testing

@MainActor struct LayerTreeTests {
    private let root = CALayer()
    private let tree: LayerTree

    init() {
        tree = LayerTree(root: root)
        _ = tree.takeChanges()
    }

    private func changes() -> [(CALayer, LayerChange)] {
        tree.takeChanges().changed.map { ($0.layer, $0.change) }
    }

    @Test("A change is recorded once per layer with all its groups, and only until it is taken")
    func recorded() {
        root.opacity = 0.5
        root.cornerRadius = 3
        root.position = CGPoint(x: 1, y: 1)
        let first = changes()
        #expect(first.map(\.0) == [root])
        #expect(first.first?.1 == [.visibility, .appearance, .geometry])
        #expect(!tree.hasChanges)
        root.opacity = 0.5
        #expect(!tree.hasChanges)
    }

    @Test("A layer that shows one picture after the other reports the pixels that differ, and all where it may be more")
    func changedPixels() throws {
        let (first, second) = (try surface(width: 8), try surface(width: 8))
        let (one, other) = (
            try #require(SurfaceRect(x: 0, y: 1, width: 2, height: 3)),
            try #require(SurfaceRect(x: 4, y: 0, width: 1, height: 1))
        )
        func taken() -> [SurfaceRect]? {
            let entries = tree.takeChanges().changed
            #expect(entries.map(\.change) == [.contents])
            return entries.first?.changedPixels
        }
        root.show(ShownSurface(first), scale: 1, changed: [one])
        #expect(taken() == nil)
        root.show(ShownSurface(second), scale: 1, changed: [one])
        root.show(ShownSurface(first), scale: 1, changed: [other])
        #expect(taken() == [one, other])
        root.show(ShownSurface(second), scale: 1, changed: [])
        #expect(taken() == nil)
        // What was all stays all.
        root.contentsGravity = .center
        root.show(ShownSurface(first), scale: 1, changed: [one])
        #expect(taken() == nil)
        root.show(ShownSurface(second), scale: 1, changed: [one])
        root.contentsGravity = .resize
        #expect(taken() == nil)
        root.show(ShownSurface(first), scale: 2, changed: [one])
        #expect(taken() == nil)
        root.show(ShownSurface(try surface(width: 9)), scale: 2, changed: [one])
        #expect(taken() == nil)
        root.show(ShownSurface(first), scale: 2, changed: [one])
        _ = taken()
        for turn in 0...SurfaceRect.most {
            root.show(ShownSurface(turn.isMultiple(of: 2) ? second : first), scale: 2, changed: [one])
        }
        #expect(taken() == nil)
        root.show(ShownSurface(first), scale: 2, changed: [other])
        #expect(taken() == [other])
    }

    private func surface(width: Int) throws -> IOSurface {
        try #require(IOSurface(properties: [.width: width, .height: 8]))
    }

    @Test("Pixels of a surface lie in one that can be", arguments: [-1, 16_384, 16_385, Int.max, Int.min])
    func pixelsOfNoSurface(number: Int) {
        #expect(SurfaceRect(x: number, y: 0, width: 1, height: 1) == nil)
        #expect(SurfaceRect(x: 0, y: number, width: 1, height: 1) == nil)
        #expect((SurfaceRect(x: 0, y: 0, width: number, height: 1) == nil) == (number != 16_384))
        #expect(SurfaceRect(x: 1, y: 0, width: number, height: 1) == nil)
        #expect(SurfaceRect(x: 0, y: 1, width: 1, height: number) == nil)
    }

    @Test("A layer that is new to the tree reports everything, with what is below it")
    func newLayers() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        outer.opacity = 0.5
        root.addSublayer(outer)
        let entries = changes()
        #expect(entries.map(\.0) == [root, outer, inner])
        #expect(entries.map(\.1) == [.sublayers, .all, .all])
    }

    @Test("Every layer of a removed branch is listed; one that was put back is not")
    func removed() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        root.addSublayer(outer)
        _ = tree.takeChanges()
        outer.removeFromSuperlayer()
        inner.removeFromSuperlayer()
        root.addSublayer(inner)
        let changes = tree.takeChanges()
        #expect(changes.removed == [outer.id])
        #expect(changes.changed.map(\.layer) == [root, inner])
        #expect(changes.changed.last?.change == .all)
    }

    @Test("A layer that leaves, returns and leaves again is listed once")
    func removedTwice() {
        let layer = CALayer()
        root.addSublayer(layer)
        _ = tree.takeChanges()
        layer.removeFromSuperlayer()
        root.addSublayer(layer)
        layer.removeFromSuperlayer()
        #expect(tree.takeChanges().removed == [layer.id])
        #expect(tree.takeChanges().isEmpty)
    }

    @Test("A layer that goes to another tree keeps its changes for that one")
    func changesTrees() {
        let otherRoot = CALayer()
        let other = LayerTree(root: otherRoot)
        _ = other.takeChanges()
        let layer = CALayer()
        root.addSublayer(layer)
        otherRoot.addSublayer(layer)
        let here = tree.takeChanges()
        #expect(here.removed == [layer.id])
        #expect(!here.changed.map(\.layer).contains(layer))
        #expect(other.takeChanges().changed.map(\.layer).contains(layer))
    }

    @Test("The first change after a commit is announced, later ones are not")
    func firstChange() {
        var calls = 0
        tree.onFirstChange = { calls += 1 }
        root.opacity = 0.5
        root.cornerRadius = 2
        #expect(calls == 1)
        _ = tree.takeChanges()
        root.opacity = 1
        #expect(calls == 2)
    }
}
