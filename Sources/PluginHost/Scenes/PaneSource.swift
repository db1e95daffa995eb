import Contracts
import Diagnostics
import MainLoop
import PluginProtocol
import QuartzCore
import UIKit

/// What a remote controller shows: a scene of a plugin, or why there is none.
@MainActor struct PaneSource {
    let scene: SceneLease?
    /// A sentence for a person; nil where there is a scene.
    let failure: String?
    let state: PluginState
    let allowance: DrawingAllowance
    let contractLink: ContractLink

    /// - Parameter allowance: Of the time that drawing takes; nil: one that shares a slot with the other panes of the plugin.
    init(_ scene: RemoteScene, allowance: DrawingAllowance? = nil) {
        self.scene = SceneLease(scene)
        failure = nil
        state = scene.state
        self.allowance = allowance ?? DrawingAllowance(slot: scene.supervisor.paintingJobSlot)
        contractLink = scene.contract
    }

    /// The controller of this name, of the plugin with this identifier.
    ///
    /// - Parameter contract: What it has to fulfil; nil: whatever it does will do.
    init(
        plugin: String, controller: String, contract: Contract?, of plugins: PluginRegistry,
        allowance: DrawingAllowance? = nil
    ) {
        do throws(PluginLookupError) {
            let scene = try plugins.makeScene(controller: controller, of: plugin, fulfilling: contract)
            self.init(scene, allowance: allowance)
        } catch {
            Log.plugins.warning("\(error.message)")
            self.init(failure: error.message, allowance: allowance, loop: plugins.loop)
        }
    }

    private init(failure: String, allowance: DrawingAllowance?, loop: MainLoop) {
        scene = nil
        self.failure = failure
        state = .ended(reason: failure)
        self.allowance = allowance ?? DrawingAllowance()
        contractLink = ContractLink(
            schedule: { loop.schedule(after: $0, handler: $1) }, warn: { Log.plugins.warning("\($0)") })
        contractLink.close(failure)
    }
}
