import PluginProtocol
import UIKit

/// Stands in a plugin for one container of the host.
///
/// What is asked of it is there at once, so that the next line reads what UIKit promises. The host's answer confirms it or takes it back
/// (docs/decisions/0060-a-plugin-asks-for-a-stack.md). It has no view: what is around the scene is the host's.
@MainActor protocol HostContainerStandIn: RemoteStandIn {
    var number: ControllerID { get }
    /// The next container of the host around it. It holds nothing.
    var outer: UIViewController? { get set }
    /// Of the transition in which its controllers take part. It holds nothing.
    var coordinator: TransitionCoordinator? { get set }

    /// The host says what the container is like.
    func apply(_ container: SceneContainer)
}
