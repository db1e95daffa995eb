import PluginProtocol
import UIKit

/// Unwind segues that begin in the plugin and lead out of it, or begin in the host and lead into it.
extension RemoteViewController {
    /// A controller of the plugin unwinds, and nobody in the plugin takes the segue: the search goes on above the pane, with the pane for the source.
    ///
    /// The method that is called is one that takes a segue and nothing else. What goes is to be the plugin's own, or the user has just done something
    /// in its panes; and a plugin unwinds no more often by itself than it may present. That is asked first, because the search asks controllers of the
    /// host.
    func unwind(_ request: UnwindRequest) {
        guard let scene = scene?.scene else { return }
        let action = Quotation(request.action)
        guard scene.supervisor.isActivated || scene.supervisor.mayPresent() else {
            return scene.warn(
                "unwinds to \(action) and may not: it does so too often, and the user has done nothing in its panes")
        }
        let rule = ContainerRule(supervisor: scene.supervisor)
        let unwind = ForeignUnwind(
            request.action, identifier: request.identifier, isAnimated: request.isAnimated, from: self)
        let destination = unwind.destinationAbove { controller in
            // A plugin calls nothing in another one.
            controller is RemoteViewController ? rule.scene(of: controller) != nil : nil
        }
        guard let destination else {
            return scene.warn("unwinds to \(action), which no controller around it has or takes; nothing happens")
        }
        let isOwn = unwind.departing(to: destination).allSatisfy { controller in
            isOwnAlert(controller) || controller.allPages.allSatisfy { rule.scene(of: $0) != nil }
        }
        guard scene.supervisor.isActivated || isOwn else {
            return scene.warn(
                "unwinds to \(action) and may not: what would go is not the plugin's own, and the user has done nothing in its panes"
            )
        }
        unwind.run(to: destination)
    }

    /// A segue of the host leads to a controller of the plugin, whose method is called there.
    func forwardUnwind(_ action: Selector, _ segue: UIStoryboardSegue) {
        guard let scene = scene?.scene,
            let request = UnwindRequest(
                action: action.name, identifier: segue.identifier, isAnimated: UIView.areAnimationsEnabled)
        else { return }
        scene.performUnwind(request)
    }
}

extension RemoteScene {
    /// Has the plugin call a method of a controller of the scene, after whatever was done to it before.
    func performUnwind(_ request: UnwindRequest) {
        flush()
        guard let open, open.connection.grants(.unwinding) else { return }
        open.connection.send(.performUnwind(request), to: self)
    }
}
