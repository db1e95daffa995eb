import ContainmentTesting
import PluginHost
import Testing
import UIKit

/// Split view controllers around plugins in real processes.
@Suite("Columns of processes", .timeLimit(.minutes(4))) @MainActor struct SplitViewTests {
    enum Moment: CaseIterable {
        case beforeCollapse
        case duringCollapse
        case collapsed
        case duringExpansion
        case expanded
        case duringHiding
    }

    @Test(
        "While the plugin of the secondary column hangs its columns come together and apart, and the list does what it is told"
    )
    func hanging() async throws {
        let plugins = ["org.mullion.gallery", "org.mullion.hello"]
        let host = try await TestHost(plugins: plugins, size: CGSize(width: 1000, height: 600))
        let panes = [("org.mullion.gallery", "navigation"), ("org.mullion.hello", "main")].map {
            RemoteViewController(plugin: $0.0, controller: $0.1)
        }
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: panes[0]), panes[1]]
        try await host.present(split)
        let list = try await host.pane(of: panes[0])
        let detail = try await host.pane(of: panes[1])
        try detail.process.stop()
        split.traitOverrides.horizontalSizeClass = .compact
        try await host.settle()
        #expect(split.isCollapsed && panes[1].view.bounds.width == 1000)
        split.traitOverrides.horizontalSizeClass = .regular
        try await host.settle()
        #expect(panes.map { $0.view.bounds.width } == [320, 680])
        try await list.button("Trails").tap()
        #expect(try await list.button("Around the lake").waitForExistence())
        try detail.process.resume()
        try await detail.waitUntilShown()
    }

    @Test(
        "A split view survives the death of either column's plugin while its columns come together and apart",
        arguments: Moment.allCases, 0...1)
    func deaths(moment: Moment, victim: Int) async throws {
        let plugins = ["org.mullion.hello", "org.mullion.gallery"]
        let host = try await TestHost(plugins: plugins, size: CGSize(width: 1000, height: 600), clock: .manual)
        let panes = plugins.map { RemoteViewController(plugin: $0, controller: "main") }
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(panes[0], for: .primary)
        split.setViewController(panes[1], for: .secondary)
        try await host.present(split)
        var shown: [Pane] = []
        for pane in panes { shown.append(try await host.pane(of: pane)) }
        for pane in shown { try await pane.waitUntilShown() }

        func die(_ now: Moment) async throws {
            if now == moment { try await shown[victim].process.kill() }
        }
        try await die(.beforeCollapse)
        split.traitOverrides.horizontalSizeClass = .compact
        try await die(.duringCollapse)
        try await host.settle()
        #expect(split.isCollapsed && panes[0].navigationController?.viewControllers == panes)
        #expect(panes[1].view.window != nil && panes[0].view.window == nil)
        try await die(.collapsed)
        split.traitOverrides.horizontalSizeClass = .regular
        try await die(.duringExpansion)
        try await host.settle()
        #expect(!split.isCollapsed && panes[1].navigationController?.viewControllers == [panes[1]])
        #expect(panes.allSatisfy { $0.view.window != nil } && panes[0].view.bounds.width == 320)
        try await die(.expanded)
        split.hide(.primary)
        try await host.advance(by: .milliseconds(100))
        try await die(.duringHiding)
        try await host.advance(by: .seconds(1))
        #expect(panes[0].view.window == nil && panes[1].view.bounds.width == 1000)
        split.show(.primary)
        try await host.advance(by: .seconds(1))
        for pane in shown { try await pane.waitUntilShown() }
        #expect(panes.map { $0.view.bounds.width } == [320, 680])
    }
}
