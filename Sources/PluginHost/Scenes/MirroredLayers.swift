import PluginProtocol
import QuartzCore

/// The layers of a scene as the host draws them: a copy of the plugin's tree, kept up to date by its commits.
///
/// A commit has been checked against what is known of the tree before it comes here, so that nothing in it can fail.
@MainActor final class MirroredLayers {
    private var layers: [LayerID: CALayer] = [:]
    private let container: CALayer
    private var root: LayerID?

    /// Puts the scene's root layer into `container`.
    init(in container: CALayer) {
        self.container = container
    }

    var isEmpty: Bool {
        layers.isEmpty
    }

    /// Takes everything away: the process that drew it is gone.
    func removeAll() {
        if let root { layers[root]?.removeFromSuperlayer() }
        layers = [:]
        root = nil
    }

    /// - Parameter image: Finds a picture that the commit names.
    func apply(_ commit: LayerCommit, image: (ImageHash) throws(Misbehaviour) -> CGImage) throws(Misbehaviour) {
        for update in commit.updates where layers[update.id] == nil {
            layers[update.id] = CALayer()
        }
        for update in commit.updates {
            guard let layer = layers[update.id] else { continue }
            try apply(update, to: layer, image: image)
        }
        for id in commit.removed {
            layers.removeValue(forKey: id)?.removeFromSuperlayer()
        }
        if root != commit.root {
            if let root { layers[root]?.removeFromSuperlayer() }
            root = commit.root
            if let layer = layers[commit.root] { container.addSublayer(layer) }
        }
    }

    private func apply(
        _ update: LayerUpdate, to layer: CALayer, image: (ImageHash) throws(Misbehaviour) -> CGImage
    ) throws(Misbehaviour) {
        if let geometry = update.geometry {
            layer.bounds = geometry.bounds
            layer.anchorPoint = geometry.anchorPoint
            layer.position = geometry.position
            layer.transform = geometry.transform
        }
        if let visibility = update.visibility {
            layer.isHidden = visibility.isHidden
            layer.opacity = visibility.opacity
        }
        if let appearance = update.appearance {
            layer.backgroundColor = appearance.backgroundColor
            layer.cornerRadius = appearance.cornerRadius
            layer.borderWidth = appearance.borderWidth
            layer.borderColor = appearance.borderColor
        }
        if let shadow = update.shadow {
            layer.shadowColor = shadow.color
            layer.shadowOpacity = shadow.opacity
            layer.shadowOffset = shadow.offset
            layer.shadowRadius = shadow.radius
        }
        if let masksToBounds = update.masksToBounds {
            layer.masksToBounds = masksToBounds
        }
        if let contents = update.contents {
            try apply(contents, to: layer, image: image)
        }
        if let sublayers = update.sublayers {
            setSublayers(sublayers, of: layer)
        }
    }

    private func apply(
        _ contents: LayerUpdate.Contents, to layer: CALayer, image: (ImageHash) throws(Misbehaviour) -> CGImage
    ) throws(Misbehaviour) {
        switch contents {
        case .none:
            layer.layerContents = .none
        case .text(let text):
            layer.layerContents = .text(text)
        case .image(let hash, let scale, let gravity):
            layer.contentsGravity = gravity
            layer.layerContents = .image(try image(hash), scale: scale)
        case .drawing(let drawing):
            layer.layerContents = .drawing(try drawing.drawing(image: image))
        }
    }

    private func setSublayers(_ ids: [LayerID], of layer: CALayer) {
        let wanted = ids.compactMap { layers[$0] }
        guard wanted != layer.children else { return }
        let keep = Set(wanted)
        for child in layer.children where !keep.contains(child) {
            child.removeFromSuperlayer()
        }
        for (index, child) in wanted.enumerated() where layer.children.count <= index || layer.children[index] !== child {
            layer.insertSublayer(child, at: UInt32(index))
        }
    }
}
