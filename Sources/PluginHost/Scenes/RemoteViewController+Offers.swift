import PluginProtocol
import UIKit

/// Controllers that the plugin has made, and wants to be shown.
extension RemoteViewController {
    /// The plugin's controller wants another one to be shown.
    func show(_ offered: RemoteScene, for purpose: OfferPurpose) {
        let other = RemoteViewController(offered, of: plugins)
        guard hostDelegate?.remoteViewController(self, shouldShow: other) != false else {
            return offered.decline("The host does not allow it.")
        }
        switch purpose {
        case .show: show(other, sender: self)
        case .showDetail: showDetailViewController(other, sender: self)
        }
    }
}

extension RemoteViewController: OfferedController {
    package func isShownByNobody() -> Bool {
        guard let scene = scene?.scene, scene.origin.isOffered else { return false }
        scene.decline("No container of the host shows controllers of others.")
        return true
    }
}
