import PluginHost
import PluginProtocol
import PluginRuntime
import ProtocolSamples
import QuartzCore
import Testing

@MainActor @Suite("What a plugin leaves out for want of room in the host") struct DescriptionUsageTests {
    private let limits: Limits
    private let room = DescriptionUsage()

    init() {
        var limits = Limits.standard
        limits.sceneDescriptionBytes = 20_000
        limits.sessionDescriptionBytes = 30_000
        self.limits = limits
    }

    @MainActor private final class Scene {
        let root = CALayer()
        let tree: LayerTree
        let encoder: LayerCommitEncoder
        let mirror: MirroredScene

        init(_ limits: Limits, _ room: DescriptionUsage) {
            tree = LayerTree(root: root)
            encoder = LayerCommitEncoder(sentImages: SentImages(limits: limits), room: room, limits: limits)
            mirror = MirroredScene(limits: limits)
        }

        func commit() throws {
            try mirror.receive(encoder.encode(tree.takeChanges(), root: root))
        }

        func add(steps: Int) -> CAShapeLayer {
            let path = CGMutablePath()
            path.move(to: .zero)
            for _ in 1..<steps { path.addLine(to: CGPoint(x: 1, y: 1)) }
            let layer = CAShapeLayer()
            layer.path = path
            root.addSublayer(layer)
            return layer
        }

        func shows(_ layer: CALayer) -> Bool {
            mirror.layers[layer.id]?.layerContents != LayerContents.none
        }
    }

    @Test("M2 the largest is left out until there is room, and the session goes on")
    func largestGoes() throws {
        let scene = Scene(limits, room)
        let (small, large) = (scene.add(steps: 20), scene.add(steps: 300))
        try scene.commit()
        #expect(scene.shows(small) && !scene.shows(large))
        #expect(scene.mirror.model.descriptionBytes == room.takenBytes)
        // Smaller than before, it is shown.
        large.path = small.path
        try scene.commit()
        #expect(scene.shows(large))
    }

    @Test("M2 what goes with the same commit makes room first")
    func exchange() throws {
        let scene = Scene(limits, room)
        let first = scene.add(steps: 150)
        try scene.commit()
        #expect(scene.shows(first))
        let second = scene.add(steps: 150)
        first.removeFromSuperlayer()
        try scene.commit()
        #expect(scene.shows(second))
    }

    @Test("M2 scenes share the session's room, and one that closes gives its part back")
    func session() throws {
        let (first, second) = (Scene(limits, room), Scene(limits, room))
        _ = first.add(steps: 200)
        try first.commit()
        let layer = second.add(steps: 200)
        try second.commit()
        #expect(!second.shows(layer))
        first.encoder.close()
        layer.lineWidth = 2
        try second.commit()
        #expect(second.shows(layer))
        second.encoder.close()
        #expect(room.takenBytes == 0)
    }

    @Test("M2 a shadow's path and animations are left out like contents")
    func otherParts() throws {
        let scene = Scene(limits, room)
        let (shadowed, animated) = (CALayer(), CALayer())
        let path = CGMutablePath()
        path.move(to: .zero)
        for _ in 0..<400 { path.closeSubpath() }
        shadowed.shadowPath = path
        shadowed.shadowOpacity = 1
        scene.root.addSublayer(shadowed)
        scene.root.addSublayer(animated)
        for index in 0..<40 {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.toValue = 0
            fade.duration = 1
            animated.add(fade, forKey: "\(index)")
        }
        scene.tree.startAnimations(at: 0)
        try scene.commit()
        #expect(scene.mirror.layers[shadowed.id]?.shadowOpacity == 0)
        #expect(scene.mirror.layers[animated.id]?.runningAnimations.isEmpty == true)
        // The colours of borders and shadows stay.
        #expect(scene.mirror.model.descriptionBytes == 3 * 2048 + 6 * 64)
    }

    @Test("M2 a picture that is left out with its drawing is not held for it")
    func pictures() throws {
        let sentImages = SentImages(limits: limits, idleBytes: 0)
        let encoder = LayerCommitEncoder(sentImages: sentImages, room: room, limits: limits)
        let picture = try #require(Samples.image(width: 8))
        let root = CALayer()
        let tree = LayerTree(root: root)
        root.layerContents = .drawing(
            CGDrawing(
                commands: (0..<300).map { _ in
                    .image(picture, CGRect(x: 0, y: 0, width: 1, height: 1))
                }))
        let result = encoder.encode(tree.takeChanges(), root: root)
        #expect(result.commit.updates.first?.contents == LayerUpdate.Contents.none)
        #expect(result.commit.releasedImages == [ImageHash(picture)])
    }
}
