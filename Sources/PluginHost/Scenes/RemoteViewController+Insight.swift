import PluginProtocol
import QuartzCore
import UIKit

/// What tests and tools want to know of a pane, and do with one that takes another's place.
extension RemoteViewController {
    /// That of the plugin's process; nil while there is none, or where it is no child of this one.
    package var processIdentifier: Int32? {
        scene?.scene.supervisor.processIdentifier
    }

    /// What people call the plugin; its identifier where it is not installed.
    var pluginName: String {
        scene?.scene.supervisor.plugin.manifest.name ?? plugins.name(of: plugin) ?? plugin
    }

    /// By which the session names the scene; nil where there is no such plugin or controller.
    package var sceneID: SceneID? {
        scene?.scene.id
    }

    /// Sends what was done to the controller, without waiting for the end of the turn.
    package func flushSteps() {
        scene?.scene.flush()
    }

    /// Asks the plugin what it shows. The answer comes after all that was committed before it, and after what was done to the
    /// controller before it was asked.
    ///
    /// - Parameters:
    ///   - ifChanged: Whether it has time until something else is shown than was told last.
    ///   - onAnswer: Called once; with nil where nobody can tell, or no longer.
    package func describe(ifChanged: Bool, onAnswer: @escaping (SceneDescription?) -> Void) {
        guard let scene else { return onAnswer(nil) }
        scene.scene.describe(ifChanged: ifChanged, onAnswer: onAnswer)
    }

    /// Where a layer of the plugin lies, in the coordinates of the view; nil where nothing of this number is shown.
    package func frame(of layer: LayerID) -> CGRect? {
        renderer.frame(of: layer)
    }

    /// Gives to this one's controller, when its process opens, what the other one's controller has kept by then (state
    /// restoration). To be called before the view is asked for.
    ///
    /// - Parameter other: The pane whose place this one takes, which goes on until then.
    package func takeOverState(from other: RemoteViewController) {
        scene?.scene.predecessor = other.scene?.scene
    }
}
