import PluginProtocol
import UIKit

/// What a plugin has been told of the host's containers, and which of its requests have been dealt with.
@MainActor struct ToldContainers {
    private var told: [ControllerNumber: SceneContainer] = [:]
    private var answered: StackRequestNumber?

    /// Takes the number of a request, if it is larger than that of every one before.
    mutating func take(_ request: StackRequestNumber) throws(Misbehaviour) {
        if let answered, request <= answered {
            throw Misbehaviour(
                .foreignIdentifier, "request \(request) does not come after \(answered)", at: ["SceneDidRequestStack"])
        }
        answered = request
    }

    /// - Parameter isNew: Whether the plugin may have forgotten it.
    /// - Returns: What is to be said of it; nil where the plugin knows that.
    mutating func update(
        _ navigation: UINavigationController, isNew: Bool, numbers: ControllerNumbers, session: PluginSupervisor
    ) -> SceneContainer? {
        let entries = navigation.viewControllers.suffix(NavigationStackDescription.mostEntries).map { controller in
            let scene = (controller as? RemoteViewController)?.scene?.scene
            let own = scene?.supervisor === session ? scene : nil
            return StackEntry(
                controller: numbers.number(of: controller), scene: own?.id, offer: own?.origin.offer)
        }
        let container = SceneContainer(
            number: numbers.number(of: navigation),
            kind: .navigation(
                NavigationStackDescription(entries: entries, isBarHidden: navigation.isNavigationBarHidden)),
            answeredRequest: answered)
        guard isNew || told[container.number] != container else { return nil }
        told[container.number] = container
        return container
    }

    /// Forgets those that no scene is in.
    mutating func keep(_ present: Set<ControllerNumber>) {
        if told.count > present.count { told = told.filter { present.contains($0.key) } }
    }
}
