import PluginProtocol
import UIKit

extension RemoteViewController {
    /// Has the plugin's controller begin to appear or disappear, with what it can know of the transition that this belongs to.
    func beginAppearance(_ appearing: Bool, _ animated: Bool) {
        guard let transitionCoordinator else {
            return add(.beginAppearanceTransition(appearing: appearing, animated: animated, in: nil))
        }
        transitions.announce(transitionCoordinator) {
            .beginAppearanceTransition(appearing: appearing, animated: animated, in: $0)
        }
    }
}
