import CoreGraphics
import PaneLayers
import PluginProtocol
import QuartzCore
import Testing

@testable import PluginHost

/// A renderer that has seen no commit is told all of them as one.
@Suite @MainActor struct WholeCommitTests {
    /// The update of a layer without contents; of all its properties where nothing else is said.
    private func update(_ layer: CALayer, _ change: LayerChange = .all) -> LayerUpdate {
        var update = LayerUpdate(layer, change, at: 0)
        if change.contains(.contents) { update.contents = LayerUpdate.Contents.none }
        return update
    }

    @Test("Several commits come to one that leaves the same tree, with the last of each property")
    func merging() throws {
        let (root, first, second) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(first)
        root.addSublayer(second)
        var whole = WholeCommit()
        #expect(whole.isEmpty && whole.commit(at: 0) == nil)
        whole.apply(LayerCommit(root: root.id, updates: [root, first, second].map { update($0) }), at: 0)
        first.opacity = 0.5
        first.backgroundColor = CGColor(gray: 1, alpha: 1)
        whole.apply(LayerCommit(root: root.id, updates: [update(first, [.visibility, .appearance])]), at: 1)
        first.opacity = 0.25
        second.removeFromSuperlayer()
        whole.apply(
            LayerCommit(
                root: root.id, removed: [second.id], updates: [update(first, .visibility), update(root, .sublayers)]),
            at: 2)
        let commit = try #require(whole.commit(at: 2))
        #expect(commit.root == root.id)
        #expect(commit.removed.isEmpty && commit.releasedImages.isEmpty)
        #expect(Set(commit.updates) == [update(root), update(first)])
        // It is complete: a host that knows nothing takes it.
        var tree = LayerTreeModel(limits: .standard)
        try tree.accept(commit)
        #expect(Set(tree.layers) == [root.id, first.id])
    }

    @Test("What the user has scrolled stays where it is, and animations go on from where they are")
    func going() throws {
        let root = CALayer()
        var first = update(root)
        first.scroll = LayerValues.Scroll(offset: .zero, area: CGRect(x: 0, y: 0, width: 100, height: 900))
        let animation = try #require(
            LayerAnimation(
                id: .init(rawValue: 1), property: .opacity, values: [.number(0), .number(1)], times: [0, 1],
                timing: AnimationTiming(begin: 0.5, duration: 4)))
        first.animations = [animation]
        var whole = WholeCommit()
        whole.apply(LayerCommit(root: root.id, updates: [first]), at: 10)
        whole.scroll([ScrolledLayer(layer: root.id, offset: CGPoint(x: 0, y: 70))])
        let later = try #require(whole.commit(at: 12)?.updates.first)
        #expect(later.scroll?.offset == CGPoint(x: 0, y: 70))
        #expect(later.animations?.first?.timing.begin == -1.5)
        #expect(later.animations?.first?.timing.duration == 4)
    }

    @Test("Pictures count while a layer shows them, and content is named by its kind")
    func contents() {
        let root = CALayer()
        var shown = update(root)
        shown.contents = .image(ImageHash(rawValue: 7), scale: 1, gravity: .resize)
        var whole = WholeCommit()
        whole.apply(LayerCommit(root: root.id, updates: [shown]), at: 0)
        #expect(whole.images == [ImageHash(rawValue: 7)])
        #expect(whole.kinds == ["pictures"])
        whole.apply(LayerCommit(root: root.id, updates: [update(root, .contents)]), at: 0)
        #expect(whole.images.isEmpty && whole.kinds.isEmpty)
    }

    @Test(
        "There are pixels to be seen as soon as a layer that has some is not hidden by its opacity",
        arguments: [true, false])
    func pixels(isSurface: Bool) {
        let layer = CALayer()
        layer.opacity = 0
        var shown = update(layer)
        var whole = WholeCommit()
        whole.apply(LayerCommit(root: layer.id, updates: [shown]), at: 0)
        #expect(!whole.showsPixels)
        shown = update(layer, .contents)
        shown.contents =
            isSurface
            ? .surface(.first, seed: 1, scale: 1, gravity: .topLeft)
            : .image(ImageHash(rawValue: 7), scale: 1, gravity: .topLeft)
        whole.apply(LayerCommit(root: layer.id, updates: [shown]), at: 1)
        #expect(!whole.showsPixels)
        layer.opacity = 1
        whole.apply(LayerCommit(root: layer.id, updates: [update(layer, .visibility)]), at: 2)
        #expect(whole.showsPixels)
        shown.contents = LayerUpdate.Contents.none
        whole.apply(LayerCommit(root: layer.id, updates: [shown]), at: 3)
        #expect(!whole.showsPixels)
    }

    @Test("A surface is shown until the last layer that shows it shows something else, or is gone")
    func surfaces() {
        let (root, other) = (CALayer(), CALayer())
        root.addSublayer(other)
        let (first, second) = (SurfaceID.first, SurfaceID.first.next)
        func showing(_ number: SurfaceID, seed: UInt32, _ layer: CALayer) -> LayerUpdate {
            var shown = update(layer)
            shown.contents = .surface(number, seed: seed, scale: 1, gravity: .resize)
            return shown
        }
        var whole = WholeCommit()
        whole.apply(
            LayerCommit(root: root.id, updates: [showing(first, seed: 1, root), showing(first, seed: 1, other)]), at: 0)
        #expect(whole.shows(first) && !whole.shows(second))
        whole.apply(
            LayerCommit(root: root.id, updates: [showing(second, seed: 1, root), showing(first, seed: 2, other)]), at: 1
        )
        #expect(whole.shows(first) && whole.shows(second))
        whole.apply(LayerCommit(root: root.id, removed: [other.id], updates: [update(root, .sublayers)]), at: 2)
        #expect(!whole.shows(first) && whole.shows(second))
        whole.apply(LayerCommit(root: root.id, updates: [update(root, .contents)]), at: 3)
        #expect(!whole.shows(second))
    }

    @Test("A picture that two layers show counts until neither does, and one that a layer goes on showing stays")
    func uses() {
        let (root, other) = (CALayer(), CALayer())
        root.addSublayer(other)
        let (first, second) = (ImageHash(rawValue: 7), ImageHash(rawValue: 8))
        func showing(_ hash: ImageHash, _ layer: CALayer) -> LayerUpdate {
            var shown = update(layer)
            shown.contents = .image(hash, scale: 1, gravity: .resize)
            return shown
        }
        var whole = WholeCommit()
        whole.apply(LayerCommit(root: root.id, updates: [showing(first, root), showing(first, other)]), at: 0)
        #expect(whole.images == [first])
        whole.apply(LayerCommit(root: root.id, updates: [showing(first, root), showing(second, other)]), at: 1)
        #expect(whole.images == [first, second])
        // Another property says nothing of pictures.
        whole.apply(LayerCommit(root: root.id, updates: [update(root, .visibility)]), at: 2)
        #expect(whole.images == [first, second])
        whole.apply(LayerCommit(root: root.id, removed: [other.id], updates: [update(root, .sublayers)]), at: 3)
        #expect(whole.images == [first])
    }
}
