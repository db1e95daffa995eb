import PaneLayers
import PluginHost
import PluginProtocol
import PluginRuntime
import ProtocolSamples
import QuartzCore

/// What a host does with commits, in small: layers of its own that follow those of a plugin.
@MainActor final class MirroredScene {
    private(set) var images: ImageStore
    private(set) var model: LayerTreeModel
    private(set) var layers: [LayerID: CALayer] = [:]

    init(limits: Limits = .standard) {
        images = ImageStore(limits: limits)
        model = LayerTreeModel(limits: limits)
    }

    var root: CALayer? {
        model.root.flatMap { layers[$0] }
    }

    /// Every message goes through its bytes.
    func receive(_ result: LayerCommitEncoder.Result) throws {
        for image in result.images {
            for chunk in ImageChunk.chunks(of: image) {
                guard case .content(.imageChunk(let chunk)) = try Self.carried(.content(.imageChunk(chunk))) else {
                    continue
                }
                try images.accept(chunk)
            }
        }
        let commit = SceneCommit(serial: .first, answeredResize: nil, afterControl: .first, layers: result.commit)
        guard case .content(.sceneDidCommit(let received)) = try Self.carried(.content(.sceneDidCommit(commit))) else {
            return
        }
        try apply(received.layers)
    }

    private func apply(_ commit: LayerCommit) throws {
        var next = model
        let change = try next.accept(commit)
        let contents = try commit.updates.map { try images.contents(of: $0) }
        model = next
        images.apply(change)
        for id in commit.removed {
            layers.removeValue(forKey: id)?.removeFromSuperlayer()
        }
        for (update, contents) in zip(commit.updates, contents) {
            let layer = layers[update.id] ?? CALayer()
            layers[update.id] = layer
            update.apply(to: layer, contents: contents, at: 0)
        }
        for update in commit.updates {
            guard let sublayers = update.sublayers, let layer = layers[update.id] else { continue }
            for child in sublayers.compactMap({ layers[$0] }) {
                layer.addSublayer(child)
            }
        }
        for update in commit.updates {
            if let clipping = update.clipping {
                layers[update.id]?.mask = clipping.mask.flatMap { layers[$0] }
            }
        }
        try images.release(commit.releasedImages)
    }

    private static func carried(_ body: PluginToHost) throws -> PluginToHost {
        let bytes = PluginToHost.encode(Samples.envelope(body))
        return try PluginToHost.decode(bytes, on: .content, limits: .standard).body
    }
}
