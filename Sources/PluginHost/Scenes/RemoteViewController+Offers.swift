import PluginProtocol
import UIKit

/// Controllers that the plugin has made, and wants to be shown.
extension RemoteViewController {
    /// The plugin's controller wants another one to be shown.
    func show(_ offered: RemoteScene, for purpose: OfferPurpose) {
        let other = RemoteViewController(offered, of: plugins)
        do throws(ContainerRefusal) {
            try checkShowing(other, inPlaceOf: OfferPlace(of: purpose, from: self).pages)
        } catch {
            return offered.decline(error.reason)
        }
        switch purpose {
        case .show: show(other, sender: self)
        case .showDetail: showDetailViewController(other, sender: self)
        }
    }

    /// Asks the rule and the host's delegate whether what the plugin has made may be shown, and throws where it may not.
    ///
    /// - Parameter pages: Those that it will cover or replace; nil where nobody can tell.
    func checkShowing(
        _ offered: RemoteViewController, inPlaceOf pages: [UIViewController]?
    ) throws(ContainerRefusal) {
        guard let supervisor = scene?.scene.supervisor else { return }
        offered.isUnsolicited = !ContainerRule(supervisor: supervisor).allows(inPlaceOf: pages)
        let isAllowed = hostDelegate?.remoteViewController(self, shouldShow: offered) ?? !offered.isUnsolicited
        if isAllowed { return }
        throw offered.isUnsolicited ? ContainerRule.refusal : ContainerRefusal("The host does not allow it.")
    }
}

extension RemoteViewController: OfferedController {
    package func isShownByNobody() -> Bool {
        guard let scene = scene?.scene, scene.origin.isOffered else { return false }
        scene.decline("No container of the host shows controllers of others.")
        return true
    }
}
