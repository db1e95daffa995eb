import Diagnostics
import PluginProtocol
import UIKit

extension PluginSupervisor {
    /// Warns the plugin where its process has taken much, and ends it where that was in vain: `MemoryPolicy`.
    func lookAtMemory() {
        guard let step = memory?.look() else { return }
        switch step {
        case .warn(let use):
            log.warning(
                "\(use), and was told to let go of what it can. It is ended if it takes more than that. \(MemoryUse.remedy)"
            )
            for scene in scenes where scene.open != nil { scene.add(.receiveMemoryWarning) }
        case .end(let reason):
            endSession(because: reason)
        }
    }
}
