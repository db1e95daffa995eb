import PluginProtocol
import UIKit

/// Stands in a plugin for one container of the host.
///
/// What is asked of it is there at once, so that the next line reads what UIKit promises. The host's answer confirms it or takes it back
/// (docs/decisions/0060-a-plugin-asks-for-a-stack.md). It has no view: what is around the scene is the host's.
@MainActor protocol HostContainerStandIn: RemoteStandIn {
    var state: StandInState { get set }

    /// The host says what the container is like.
    func apply(_ container: SceneContainer)
}

extension HostContainerStandIn {
    var number: ControllerID { state.number }

    var outer: UIViewController? {
        get { state.outer }
        set { state.outer = newValue }
    }

    var coordinator: TransitionCoordinator? {
        get { state.coordinator }
        set { state.coordinator = newValue }
    }
}
