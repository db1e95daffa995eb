import ContainmentTesting
import PluginHost
import Testing
import UIKit

/// Navigation controllers, in a plugin and around plugins, in real processes.
@Suite("A stack of controllers", .timeLimit(.minutes(4))) @MainActor struct NavigationTests {
    @Test("NAV-07 NAV-17 in a plugin the bar leads back, a row leads on, and a crash costs the place on the stack only")
    func inPlugin() async throws {
        let host = try await TestHost(plugins: ["org.mullion.gallery"], size: CGSize(width: 400, height: 500))
        let pane = try await host.present("org.mullion.gallery", controller: "navigation")
        #expect(try await pane.staticText("The long ridge").exists)
        try await pane.button("Trails").tap()
        #expect(try await pane.button("Around the lake").waitForExistence())
        #expect(try await pane.button("Trails").waitForNonExistence())
        try await pane.button("Around the lake").tap()
        #expect(try await pane.staticText("Two hours, always near the water.").waitForExistence())
        try await pane.process.kill()
        #expect(try await pane.placeholder.exists)
        #expect(try await pane.staticText("The long ridge").waitForExistence())
    }

    enum Moment: CaseIterable {
        case beforePush
        case duringPush
        case afterPush
        case duringPop
        case afterPop
    }

    private static let plugins = ["org.mullion.hello", "org.mullion.gallery", "org.mullion.palette"]

    @Test(
        "A stack of three plugins survives the death of each at every point of a push and a pop",
        arguments: Moment.allCases, 0...2)
    func deaths(moment: Moment, victim: Int) async throws {
        let host = try await TestHost(plugins: Self.plugins, size: CGSize(width: 400, height: 500), clock: .manual)
        let panes = Self.plugins.map { RemoteViewController(plugin: $0, controller: "main") }
        let navigation = UINavigationController()
        navigation.viewControllers = Array(panes[..<2])
        try await host.present(navigation)
        // All three run, and the last one is not shown.
        var shown: [Pane] = []
        for pane in panes {
            navigation.setViewControllers([pane], animated: false)
            shown.append(try await host.pane(of: pane))
        }
        navigation.setViewControllers(Array(panes[..<2]), animated: false)
        try await host.settle()

        func die(_ now: Moment) async throws {
            if now == moment { try await shown[victim].process.kill() }
        }
        try await die(.beforePush)
        navigation.pushViewController(panes[2], animated: true)
        try await host.advance(by: .milliseconds(100))
        try await die(.duringPush)
        try await host.advance(by: .milliseconds(500))
        try await die(.afterPush)
        #expect(navigation.viewControllers == panes && panes[2].view.window != nil)
        navigation.popViewController(animated: true)
        try await host.advance(by: .milliseconds(100))
        try await die(.duringPop)
        try await host.advance(by: .milliseconds(500))
        try await die(.afterPop)
        #expect(navigation.viewControllers == Array(panes[..<2]))
        #expect(panes[2].parent == nil && panes[2].view.window == nil && panes[1].view.window != nil)
        for (pane, controller) in zip(shown, panes) {
            navigation.setViewControllers([controller], animated: false)
            try await pane.waitUntilShown()
        }
    }
}
