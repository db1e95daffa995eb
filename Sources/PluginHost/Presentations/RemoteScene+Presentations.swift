import PluginProtocol
import UIKit

/// What the plugin wants to be presented.
extension RemoteScene {
    /// Has the scene's pane present what the plugin has made, or an alert; or tells the plugin why not.
    func present(_ request: PresentationRequest, _ connection: ConnectionToPlugin) {
        do throws(ContainerRefusal) {
            guard let controller else { throw ContainerRefusal("Its pane is gone.") }
            try controller.checkPresenting()
            if let alert = request.alert {
                try controller.present(alert, by: request)
            } else {
                let limit = connection.limits.scenes
                guard supervisor.sceneCount < limit else {
                    throw ContainerRefusal(SceneFailure.tooManyScenes(limit: limit).message)
                }
                let scene = supervisor.makeScene(.offered(request.offer, by: id))
                controller.present(scene, by: request)
            }
        } catch {
            supervisor.log.warning("What the plugin wants to be presented is not: \(error.reason)")
            connection.send(.declineOffer(request.offer, reason: error.reason), to: self)
        }
    }

    /// Takes away the alerts that are there for the scene, which is about to end.
    func withdrawAlerts() {
        let withdrawn = alerts
        alerts = []
        for entry in withdrawn {
            entry.alert?.presentingViewController?.dismiss(animated: false)
            // One that has been answered already is known to the plugin no more.
            answerAlert(entry.offer, action: nil)
        }
    }

    /// Tells the plugin that an alert is gone.
    ///
    /// - Parameter action: The place of what the user chose in the list of actions; nil: nothing.
    func answerAlert(_ offer: OfferID, action: Int?) {
        flush()
        open?.connection.send(.answerAlert(offer, action: action), to: self)
    }
}
