import PluginProtocol
import SceneBridge
import UIKit

/// The presentations of the plugin's controllers over the host's window.
extension ConnectionToHost {
    /// Offers a controller to the host, which presents it, or draws it where it is an alert. To the plugin's code it is presented from
    /// now on, until the host declines it.
    ///
    /// A presentation by the app's own means goes on in the plugin, on a stage, and the host is offered the stage.
    ///
    /// - Parameter source: The controller on which `present(_:animated:completion:)` was called.
    func present(
        _ controller: UIViewController, from source: UIViewController, animated: Bool, by scene: HostedScene,
        completion: (() -> Void)?
    ) {
        let presenter = (scene.controller as? PresentationStageViewController)?.staged ?? scene.controller
        guard !controller.isPresentedByItsApp else {
            let stage = PresentationStageViewController(
                for: controller, by: presenter, from: source, animated: animated, completion: completion)
            guard let offer = offer(stage) else { return }
            stage.hostedPresentation?.requestByPresenter = dismissal(by: scene)
            let request = PresentationRequest(stage, offer: offer, animated: false, in: scene.window)
            return send(.scene(.sceneDidPresent(request)), scene: scene.id)
        }
        guard let offer = offer(controller) else { return }
        let hosted = HostedPresentation(of: controller, by: presenter, completion: completion)
        hosted.requestByPresenter = dismissal(by: scene)
        var request = PresentationRequest(controller, offer: offer, animated: animated, in: scene.window)
        let popover = controller.presentationController as? UIPopoverPresentationController
        request.anchorButton = popover?.anchoringBarButton.flatMap(scene.facts.id(of:))
        send(.scene(.sceneDidPresent(request)), scene: scene.id)
        if let alert = request.alert, grants(.alertChanges) { tellChanges(of: hosted, since: alert, offer, by: scene) }
    }

    /// Tells the host what an alert says that it shows, once for all that changes in a turn.
    private func tellChanges(
        of hosted: HostedPresentation, since first: AlertDescription, _ offer: OfferID, by scene: HostedScene
    ) {
        var told = first
        var isScheduled = false
        hosted.onContentChange = { [weak self, weak scene, weak hosted] in
            guard !isScheduled else { return }
            isScheduled = true
            UpdateCycle.main.afterUpdate {
                isScheduled = false
                guard let self, let scene, let hosted, !hosted.isOver else { return }
                guard let content = (hosted.presented as? UIAlertController)?.content else { return }
                let new = AlertDescription(content)
                guard new != told else { return }
                told = new
                self.send(.scene(.sceneDidChangeAlert(offer, new)), scene: scene.id)
            }
        }
    }

    /// Asks the host to end what a scene's controller presents.
    private func dismissal(by scene: HostedScene) -> (_ animated: Bool) -> Void {
        { [weak self, weak scene] animated in
            guard let self, let scene else { return }
            send(.scene(.sceneDidRequestDismissal(ofPresented: true, animated: animated)), scene: scene.id)
        }
    }
}
