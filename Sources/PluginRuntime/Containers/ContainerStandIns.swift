import PluginProtocol
import UIKit

/// The containers of the host that a plugin's scenes are in, as stand-ins: one for each, whichever scene asks.
@MainActor final class ContainerStandIns {
    private struct Weak {
        weak var standIn: NavigationStandIn?
    }

    /// Scenes hold those that they are in.
    private var known: [ControllerNumber: Weak] = [:]
    /// Those that no scene is in yet.
    private var new: [ControllerNumber: NavigationStandIn] = [:]
    private let make: (ControllerNumber) -> NavigationStandIn

    init(make: @escaping (ControllerNumber) -> NavigationStandIn) {
        self.make = make
    }

    /// The host says what one is like now.
    func take(_ container: SceneContainer) {
        switch container.kind {
        case .navigation(let stack):
            let number = container.number
            let standIn = known[number]?.standIn ?? make(number)
            known = known.filter { $0.value.standIn != nil }
            known[number] = Weak(standIn: standIn)
            new[number] = standIn
            standIn.take(stack, answered: container.answeredRequest)
        }
    }

    /// What a scene is in, the innermost first. Those that nothing is known of are left out.
    func standIns(of numbers: [ControllerNumber]) -> [NavigationStandIn] {
        let chain = numbers.compactMap { known[$0]?.standIn }
        for number in numbers { new[number] = nil }
        for (inner, outer) in zip(chain, chain.dropFirst()) { inner.outer = outer }
        return chain
    }
}
