import PluginProtocol
import UIKit

/// The containers of the host around the scene, as far as the controller sees them.
extension HostedScene {
    func isIn(_ standIn: any HostContainerStandIn) -> Bool {
        container.around.contains { $0 === standIn }
    }

    func changeContainers(_ numbers: [ControllerID], _ isFirstParent: Bool) {
        container.move(into: connection.containers.standIns(of: numbers), isFirstParent: isFirstParent)
        facts.isInNavigation = container.navigation != nil
        search.isInNavigation = facts.isInNavigation
    }

    func beginAppearance(_ appearing: Bool, _ animated: Bool, _ transition: SceneTransition?) {
        if let transition {
            let coordinator = coordinator(of: transition)
            container.coordinator = coordinator
            // Whoever turns back does so at the end, when at home it takes on nothing more.
            if coordinator.isCancelled { coordinator.close() }
        }
        if appearing { placeView() }
        controller.beginAppearanceTransition(appearing, animated: animated)
        // One that turns back is not shown anew.
        if appearing, let navigation = container.navigation, let transition, transition.id != leaving {
            showing = (transition.id, animated)
            navigation.delegate?.navigationController(navigation, willShow: controller, animated: animated)
        }
        leaving = appearing ? nil : transition?.id
    }

    func endTransition(_ id: TransitionID, isCancelled: Bool) {
        if let shown = showing, shown.transition == id {
            showing = nil
            if let navigation = container.navigation, !isCancelled {
                navigation.delegate?.navigationController(navigation, didShow: controller, animated: shown.animated)
            }
        }
        guard let coordinator = transitions.removeValue(forKey: id) else { return }
        if container.coordinator === coordinator { container.coordinator = nil }
        coordinator.finish(isCancelled: isCancelled)
    }
}
