import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("Controllers as delegates") @MainActor struct Delegates {
        @Test("ACT-04 a controller that is the delegate of another object gets its calls, and is not kept by it")
        func delegate() throws {
            let host = try InMemoryHost { _ in ColorViewController() }
            let pane = host.makePane()
            weak var released: DashboardViewController?
            do {
                let dashboard = DashboardViewController()
                host.stage.embed(dashboard)
                dashboard.show(pane)
                host.settle()
                #expect(dashboard.states.last == .running(processIdentifier: nil))
                #expect(dashboard.status.text == "running")
                let heard = dashboard.states.count
                try host.run.end(.exited(.killed(signal: 11)))
                host.settle()
                #expect(dashboard.states.dropFirst(heard).contains { $0 != .running(processIdentifier: nil) })
                #expect(dashboard.status.text == "running")
                pane.willMove(toParent: nil)
                pane.view.removeFromSuperview()
                pane.removeFromParent()
                host.stage.remove(dashboard)
                released = dashboard
            }
            #expect(released == nil && pane.hostDelegate == nil)
        }
    }
}
