import PluginProtocol

/// Controllers that the plugin has made, and wants to be shown.
extension RemoteScene {
    /// The one that has offered the scene's; nil where that is gone, and for one of the manifest.
    var offeringController: RemoteViewController? {
        guard case .offered(_, let offering) = origin else { return nil }
        return supervisor.scenes.first { $0.id == offering }?.controller
    }

    /// The scene was offered and has ended: its page leaves the stack where it is on top. Posted, because a stack may be about to show it.
    func leaveStackSoon() {
        supervisor.loop.post { [weak self] in
            guard let controller = self?.controller else { return }
            EndedPages.leaveStacks([controller])
            controller.endOfferedPresentation()
        }
    }

    /// Has what the plugin offers shown, unless it has as many scenes as may be.
    func show(_ offer: OfferID, for purpose: OfferPurpose, _ connection: ConnectionToPlugin) {
        let limit = connection.limits.scenes
        guard supervisor.sceneCount < limit else {
            let reason = SceneFailure.tooManyScenes(limit: limit).message
            connection.send(.declineOffer(offer, reason: reason), to: self)
            return
        }
        let scene = supervisor.makeScene(.offered(offer, by: id))
        guard let controller else { return scene.close() }
        controller.show(scene, for: purpose)
    }
}
