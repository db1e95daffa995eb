import PluginProtocol

/// Controllers that the plugin has made, and wants to be shown.
extension RemoteScene {
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
