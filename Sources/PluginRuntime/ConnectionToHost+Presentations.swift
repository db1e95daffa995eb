import PluginProtocol
import SceneBridge
import UIKit

/// What controllers of the plugin present over the host's window.
extension ConnectionToHost {
    /// Offers a controller to the host, which presents it, or draws it where it is an alert. To the plugin's code it is presented from
    /// now on, until the host declines it.
    func present(
        _ controller: UIViewController, animated: Bool, by scene: HostedScene, completion: (() -> Void)?
    ) {
        guard let offer = offer(controller) else { return }
        let hosted = HostedPresentation(of: controller, by: scene.controller, completion: completion)
        hosted.requestByPresenter = { [weak self, weak scene] animated in
            guard let self, let scene else { return }
            send(.scene(.sceneDidRequestDismissal(ofPresented: true, animated: animated)), scene: scene.id)
        }
        var request = PresentationRequest(controller, offer: offer, animated: animated, in: scene.window)
        let popover = controller.presentationController as? UIPopoverPresentationController
        request.anchorButton = popover?.anchoringBarButton.flatMap(scene.facts.id(of:))
        send(.scene(.sceneDidPresent(request)), scene: scene.id)
    }
}
