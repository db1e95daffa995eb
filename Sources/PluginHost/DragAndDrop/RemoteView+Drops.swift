import PluginProtocol
import UIKit

/// A pane as a place for drops: its plugin is told, and what it said last counts.
extension RemoteView: DropTarget {
    private var scene: RemoteScene? {
        guard let controller, controller.isLive else { return nil }
        return controller.scene?.scene
    }

    /// The drags of the session of the pane's plugin, and the pane's scene; nil where there is no session.
    private var drags: (PluginDrags, SceneID)? {
        guard let scene, let drags = scene.open?.connection.drags else { return nil }
        return (drags, scene.id)
    }

    func canHandle(_ drop: OfferedDrop) -> Bool {
        guard let scene, scene.pasteboardPolicy != .never, let drags else { return false }
        return drags.0.canTell(of: drop)
    }

    private func position(of drop: OfferedDrop) -> CGPoint {
        convert(drop.location, from: nil)
    }

    func dropDidEnter(_ drop: OfferedDrop) {
        if let (drags, scene) = drags { drags.enter(drop, over: scene, at: position(of: drop)) }
    }

    func dropDidUpdate(_ drop: OfferedDrop) -> UIDropOperation {
        guard let (drags, scene) = drags else { return .cancel }
        return drags.update(drop, over: scene, at: position(of: drop))
    }

    func dropDidExit(_ drop: OfferedDrop) {
        if let (drags, scene) = drags { drags.exit(drop, over: scene) }
    }

    func performDrop(_ drop: OfferedDrop, _ completion: @escaping @MainActor () -> Void) {
        guard let (drags, scene) = drags else { return completion() }
        drags.perform(drop, over: scene, at: position(of: drop), completion)
    }

    func placeForDropping(_ item: UIDragItem, from frame: CGRect, with animator: any UIDragAnimating) -> CGRect? {
        nil
    }

    func concludeDrop(_ drop: OfferedDrop) {
        if let (drags, scene) = drags { drags.conclude(drop, over: scene) }
    }

    func dropDidEnd(_ drop: OfferedDrop) {
        if let (drags, scene) = drags { drags.end(drop, over: scene) }
    }
}
