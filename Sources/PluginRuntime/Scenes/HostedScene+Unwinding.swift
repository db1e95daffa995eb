import Diagnostics
import PluginProtocol
import UIKit

/// Unwind segues that lead out of the scene, or into it.
extension HostedScene {
    /// Has the host look for the destination of segues that nobody in the plugin takes.
    func followUnwinding() {
        window.unwindsElsewhere = UnwindElsewhere(destination: { ForeignViewController() }) {
            [weak self] action, identifier, isAnimated in
            guard let request = UnwindRequest(action: action, identifier: identifier, isAnimated: isAnimated) else {
                return UsageDiagnostic.report(
                    .invalidInterface,
                    "the method \"\(action.prefix(UnwindRequest.longestText))\" has too long a name for a segue to another process; nothing happens"
                )
            }
            self?.report(.scene(.sceneDidRequestUnwind(request)))
        }
    }

    /// A segue of the host leads to a controller in the scene: calls the method, and has the containers in the scene go back there.
    func unwind(_ request: UnwindRequest) {
        state.noteActivity()
        let source = ForeignViewController()
        source.container = controller
        let unwind = ForeignUnwind(
            request.action, identifier: request.identifier, isAnimated: request.isAnimated, from: source)
        guard let destination = unwind.destination(in: controller) else {
            return Log.plugins.warning(
                "The host unwinds to \(request.action), which no controller in \(controller) has or takes; nothing happens"
            )
        }
        unwind.run(to: destination)
        UpdateCycle.main.setNeedsUpdate()
    }
}
