import Contracts
import Diagnostics
import MainLoop
import PluginProtocol
import UIKit

/// What a remote controller shows: a scene of a plugin, or why there is none.
@MainActor struct PaneSource {
    let scene: SceneLease?
    /// A sentence for a person; nil where there is a scene.
    let failure: String?
    let state: PluginState
    let contractLink: ContractLink

    init(_ scene: RemoteScene) {
        self.scene = SceneLease(scene)
        failure = nil
        state = scene.state
        contractLink = scene.contract
    }

    /// The controller of this name, of the plugin with this identifier.
    ///
    /// - Parameter contract: What it has to fulfil; nil: whatever it does will do.
    init(plugin: String, controller: String, contract: Contract?, of plugins: PluginRegistry) {
        do throws(PluginLookupError) {
            let scene = try plugins.makeScene(controller: controller, of: plugin, fulfilling: contract)
            self.init(scene)
        } catch {
            Log.plugins.warning("\(error.message)")
            self.init(failure: error.message, loop: plugins.loop)
        }
    }

    private init(failure: String, loop: MainLoop) {
        scene = nil
        self.failure = failure
        state = .ended(reason: failure)
        contractLink = ContractLink(
            schedule: { loop.schedule(after: $0, handler: $1) }, warn: { Log.plugins.warning("\($0)") })
        contractLink.close(failure)
    }
}
