import LayerRenderer
import PaneLayers
import PluginProtocol
import QuartzCore

/// The layers that a plugin has committed of a pane, and their pixels. Its host sends them as a recording would have them, and they are played
/// while they come.
@MainActor final class DrawnPane {
    private(set) var renderer: LayerRenderer
    private let tree: LayerTree
    private let root = CALayer()
    private var scene = ReplayedScene()

    init() {
        root.anchorPoint = .zero
        tree = LayerTree(root: root)
        renderer = LayerRenderer(tree: tree, width: 1, height: 1, scale: 1, background: nil)
        root.addSublayer(scene.layer)
    }

    /// Removes all layers and pictures; the next commit is the first of another scene.
    func clear() {
        scene.layer.removeFromSuperlayer()
        scene = ReplayedScene()
        root.addSublayer(scene.layer)
    }

    /// Takes a picture's piece, or a commit.
    ///
    /// - Returns: The number of the commit, if it is one.
    func receive(content bytes: [UInt8]) throws(Misbehaviour) -> CommitSerial? {
        let envelope = try PluginToHost.decode(bytes, on: .content, limits: DrawingCall.limits)
        try scene.replay(envelope, isOwn: true)
        guard case .content(.sceneDidCommit(let commit)) = envelope.body else { return nil }
        return commit.serial
    }

    /// Takes a surface of the plugin's, or the news that it is gone.
    ///
    /// - Parameter takeFile: Takes the descriptor of its memory, which comes with each new one.
    func receive(surface bytes: [UInt8], _ takeFile: () -> PassedDescriptor?) throws(Misbehaviour) {
        let envelope = try PluginToHost.decode(bytes, on: .control, limits: DrawingCall.limits)
        if case .session(.didRequestSurface(let request)) = envelope.body {
            scene.take(request, takeFile())
        } else {
            try scene.replay(envelope, isOwn: true)
        }
    }

    /// Takes what the user has scrolled.
    func receive(scroll bytes: [UInt8]) throws(Misbehaviour) {
        scene.replay(try HostToPlugin.decode(bytes, on: .control, limits: DrawingCall.limits), isOwn: true)
    }

    /// - Parameter scale: Pixels per point.
    func resize(width: Int, height: Int, scale: CGFloat) {
        guard width != renderer.surface.width || height != renderer.surface.height || scale != renderer.scale else {
            return
        }
        renderer.resize(width: width, height: height, scale: scale)
    }

    /// Draws what has changed.
    ///
    /// - Returns: The pixels that may be others than before, and when there is something to draw by time alone; nil where there is nothing.
    func draw(at now: Double, frame: Double) -> (damage: [PixelRect], next: Double?) {
        (renderer.render(at: now), tree.nextFrame(after: now, interval: frame))
    }
}
