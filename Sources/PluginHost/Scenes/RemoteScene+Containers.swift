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
        for container in controller.around.containers {
            open.connection.tell(container, isNew: areNew, of: supervisor, controller.plugins.numbers)
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
        let offers = try connection.take(request)
        carryOut(offers.sorted()) { pane throws(ContainerRefusal) in
            try StackChange(request: request, pane: pane, scene: self).run(offers)
        }
    }

    /// The plugin wants another tab.
    func select(_ request: TabRequest) throws(Misbehaviour) {
        try open?.connection.take(request.number, of: "SceneDidRequestTab")
        carryOut { pane throws(ContainerRefusal) in try ContainerWish(pane: pane).select(request) }
    }

    /// The plugin wants a column to be seen, or not.
    func show(_ request: ColumnRequest) throws(Misbehaviour) {
        try open?.connection.take(request.number, of: "SceneDidRequestColumn")
        carryOut { pane throws(ContainerRefusal) in try ContainerWish(pane: pane).show(request) }
    }

    /// - Parameter offers: What the plugin has made for it, to be declined with it.
    private func carryOut(
        _ offers: [OfferID] = [], _ change: (RemoteViewController) throws(ContainerRefusal) -> Void
    ) {
        do throws(ContainerRefusal) {
            guard let controller else { throw ContainerRefusal("Its pane is gone.") }
            try change(controller)
        } catch {
            warn("asked something of a container and was declined: \(error.reason)")
            for offer in offers { open?.connection.send(.declineOffer(offer, reason: error.reason), to: self) }
        }
        // The answer, whether something was done or not.
        containersDidChange()
    }
}
