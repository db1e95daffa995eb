import UIKit

/// The rule by which a plugin may change what the user sees of the host's containers. Every way of asking for that goes by it: stacks,
/// tabs, columns, `show(_:sender:)` and `showDetailViewController(_:sender:)`.
///
/// A plugin covers or replaces what is its own whenever it likes. What belongs to the host or to another plugin it covers or replaces in
/// answer to the user only, who has done something in one of its panes within the last second; or where the host's delegate has said
/// yes (docs/decisions/0074-a-plugin-replaces-what-is-its-own.md).
@MainActor struct ContainerRule {
    let supervisor: PluginSupervisor

    static let refusal = ContainerRefusal(
        "What would make way for it is not the plugin's own, and the user has done nothing in the plugin's panes within the last second."
    )

    /// The scene that a pane of the plugin shows; nil for every other controller.
    func scene(of controller: UIViewController) -> RemoteScene? {
        guard let scene = (controller as? RemoteViewController)?.scene?.scene, scene.supervisor === supervisor else {
            return nil
        }
        return scene
    }

    /// Whether all of these may make way for what the plugin wants to be seen.
    ///
    /// - Parameter controllers: Those that are covered or replaced; nil where nobody can tell which that will be.
    func allows(inPlaceOf controllers: [UIViewController]?) -> Bool {
        controllers?.allSatisfy { scene(of: $0) != nil } == true || supervisor.isActivated
    }

    /// Throws where these may not make way.
    func check(inPlaceOf controllers: [UIViewController]) throws(ContainerRefusal) {
        guard allows(inPlaceOf: controllers) else { throw Self.refusal }
    }

    /// Whether a pane of the plugin is this controller, or in it.
    func hasPane(in controller: UIViewController) -> Bool {
        supervisor.scenes.contains { $0.controller?.isInside(controller) == true }
    }
}
