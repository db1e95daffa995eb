import PluginProtocol

/// The containers that the scene is in: what its plugin is told of them, and what it asks.
extension RemoteScene {
    /// One of them is not as it was, or there are others.
    func containersDidChange() {
        guard open?.connection.grants(.containers) == true else { return }
        haveContainersChanged = true
        scheduleFlush()
    }

    /// - Parameter areNew: Whether the plugin is about to be told that the scene is in them.
    func tellContainers(areNew: Bool) {
        haveContainersChanged = false
        guard let open, let controller else { return }
        for navigation in controller.around.navigation {
            open.connection.tell(navigation, isNew: areNew, of: supervisor, controller.plugins.numbers)
        }
    }

    /// Nobody is there any more who would show the bar again that the scene has hidden.
    func showBarAgain() {
        navigationWithoutBar?.setNavigationBarHidden(false, animated: false)
        navigationWithoutBar = nil
    }

    /// The plugin wants another stack.
    func change(_ request: StackRequest) throws(Misbehaviour) {
        guard let connection = open?.connection else { return }
        guard connection.grants(.containers) else {
            throw Misbehaviour(.outOfTurn, "`containers` was not granted", at: ["SceneDidRequestStack"])
        }
        let offers = try connection.take(request)
        do throws(StackChangeRefusal) {
            guard let controller else { throw StackChangeRefusal("Its pane is gone.") }
            guard controller.plugins.numbers.wasMinted(request.container) else {
                throw StackChangeRefusal("There was never a container \(request.container).")
            }
            try StackChange(request: request, pane: controller, scene: self).run(offers)
        } catch {
            warn("asked for another stack and was declined: \(error.reason)")
            for offer in offers.sorted() { connection.send(.declineOffer(offer, reason: error.reason), to: self) }
        }
        // The answer, whether something was done or not.
        containersDidChange()
    }
}
