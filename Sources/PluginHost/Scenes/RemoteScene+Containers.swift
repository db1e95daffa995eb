import PluginProtocol
import UIKit

/// The containers that the scene is in: what its plugin is told of them, and what it asks.
extension RemoteScene {
    /// One of them is not as it was, or there are others.
    func containersDidChange() {
        reviewBars()
        guard let open, open.connection.grants(.containers) else { return }
        open.connection.containersDidChange()
        scheduleFlush()
    }

    /// Bars that the plugin has hidden or shown are as the host had them where another one's controller is on top now, or one that has failed.
    func reviewBars() {
        supervisor.bars.review { [rule = containerRule] controller in
            guard let scene = rule.scene(of: controller) else { return false }
            if case .ended = scene.state { return false }
            return true
        }
    }

    private var containerRule: ContainerRule {
        ContainerRule(supervisor: supervisor)
    }

    /// The plugin wants another stack.
    func change(_ request: StackRequest) throws(Misbehaviour) {
        guard let connection = open?.connection else { return }
        let offers = try connection.accept(request)
        carryOut(offers.sorted()) { pane throws(ContainerRefusal) in
            try StackChange(request: request, pane: pane, scene: self, rule: containerRule).run(offers)
        }
    }

    /// The plugin wants another tab.
    func select(_ request: TabSelectionRequest) throws(Misbehaviour) {
        try open?.connection.accept(request.number, of: "SceneDidRequestTab")
        carryOut { pane throws(ContainerRefusal) in
            try TabChange(request: request, pane: pane, rule: containerRule).run()
        }
    }

    /// The plugin wants a column to be seen, or not.
    func show(_ request: ColumnRequest) throws(Misbehaviour) {
        try open?.connection.accept(request.number, of: "SceneDidRequestColumn")
        carryOut { pane throws(ContainerRefusal) in
            try ColumnChange(request: request, pane: pane, rule: containerRule).run()
        }
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
        scheduleFlush()
    }
}
