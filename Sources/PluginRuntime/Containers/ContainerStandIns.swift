import PluginProtocol
import UIKit

/// The containers of the host that a plugin's scenes are in, as stand-ins: one for each, whichever scene asks.
@MainActor final class ContainerStandIns {
    private struct Weak {
        weak var standIn: (any HostContainerStandIn)?
    }

    /// Scenes hold those that they are in.
    private var known: [ControllerID: Weak] = [:]
    /// Those that no scene is in yet.
    private var new: [ControllerID: any HostContainerStandIn] = [:]
    private unowned let connection: ConnectionToHost

    init(of connection: ConnectionToHost) {
        self.connection = connection
    }

    /// The host says what one is like now.
    func apply(_ container: SceneContainer) {
        let number = container.number
        let standIn = known[number]?.standIn ?? make(container)
        known = known.filter { $0.value.standIn != nil }
        known[number] = Weak(standIn: standIn)
        new[number] = standIn
        standIn.apply(container)
    }

    private func make(_ container: SceneContainer) -> any HostContainerStandIn {
        switch container.kind {
        case .navigation: NavigationStandIn(container.number, of: connection)
        case .tabs: TabBarStandIn(container.number, of: connection)
        case .split: SplitViewStandIn(container.number, of: connection)
        }
    }

    /// What was asked for with it is not to be: no answer may come any more, where the scene that asked is gone.
    func didDecline(_ offer: OfferID) {
        for container in known.values { (container.standIn as? NavigationStandIn)?.didDecline(offer) }
    }

    /// What a scene is in, the innermost first. Those that nothing is known of are left out.
    func standIns(of numbers: [ControllerID]) -> [any HostContainerStandIn] {
        let chain = numbers.compactMap { known[$0]?.standIn }
        for number in numbers { new[number] = nil }
        for (inner, outer) in zip(chain, chain.dropFirst()) { inner.outer = outer }
        // Of one that lies deeper than all that is told, others may know more.
        if numbers.count < SceneContainer.mostAround, let outermost = chain.last { outermost.outer = nil }
        return chain
    }
}
