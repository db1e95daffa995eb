import HostStaging
import LayerRenderer
@testable import PluginHost
import PaneLayers
import PluginProtocol
import QuartzCore

/// The way of a commit through a host: read, checked, taken over into layers and drawn.
@MainActor final class HostileHost {
    private let container = CALayer()
    private let layers: MirroredLayers
    private let tree: LayerTree
    private let renderer: LayerRenderer
    private let images: ImageStore
    private var model = LayerTreeModel(limits: .standard)

    /// What the layers take, by the rule of the protocol.
    var descriptionBytes: Int {
        model.descriptionBytes
    }

    convenience init(_ scene: RecordedScene) {
        self.init(images: scene.images)
    }

    init(images: ImageStore = ImageStore(limits: .standard)) {
        container.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
        container.position = CGPoint(x: 100, y: 150)
        layers = MirroredLayers(in: container)
        tree = LayerTree(root: container)
        renderer = LayerRenderer(
            tree: tree, width: 200, height: 300, scale: 1, background: CGColor(gray: 1, alpha: 1))
        self.images = images
    }

    /// - Returns: whether the commit was shown; what was not has changed nothing.
    func receive(_ bytes: [UInt8]) -> Bool {
        do {
            let envelope = try PluginToHost.decode(bytes, on: .content, limits: .standard)
            guard case .content(.sceneDidCommit(let commit)) = envelope.body else { return false }
            var next = model
            try next.accept(commit.layers)
            try layers.apply(commit.layers, images)
            model = next
        } catch {
            return false
        }
        renderer.render()
        return true
    }

    /// Draws what time alone has changed.
    ///
    /// - Returns: When the next frame is due, by the media clock; nil if nothing moves.
    func drawFrame() -> Double? {
        let now = FrameClock.main.now()
        renderer.render(at: now)
        return tree.nextFrame(after: now, interval: 1.0 / 60)
    }

    /// The layers as they were told and the layers as they are, where they are not the same.
    var difference: String? {
        guard let root = model.root else { return nil }
        guard let shown = container.children.first, container.children.count == 1 else { return "no root" }
        return difference(root, shown)
    }

    private func difference(_ id: LayerID, _ layer: CALayer) -> String? {
        let wanted = model.sublayers(of: id)
        guard wanted.count == layer.children.count else {
            return "\(id) has \(layer.children.count) sublayers, not \(wanted.count)"
        }
        for (id, layer) in zip(wanted, layer.children) {
            if let difference = difference(id, layer) { return difference }
        }
        return nil
    }
}
