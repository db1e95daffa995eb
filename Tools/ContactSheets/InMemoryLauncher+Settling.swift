import MainLoop
import RemotePlacements
import UIKit

extension InMemoryLauncher {
    /// Does what is to be done at this moment, in the host and in the plugins that it has launched.
    func settle(on loop: MainLoop) {
        for _ in 0..<200 {
            var isBusy = loop.runOneTurn(timeout: .zero)
            if runs.reduce(0, { $0 + $1.channels.pump() }) > 0 { isBusy = true }
            if UpdateCycle.main.needsUpdate {
                UpdateCycle.main.update()
                isBusy = true
            }
            if !isBusy { return }
        }
    }
}
