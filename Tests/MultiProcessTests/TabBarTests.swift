import ContainmentTesting
import PluginHost
import Testing
import UIKit

/// Tab bar controllers around plugins, in real processes.
@Suite("Tabs of plugins", .timeLimit(.minutes(4))) @MainActor struct TabBarTests {
    private static let plugins = ["org.mullion.hello", "org.mullion.gallery", "org.mullion.palette"]

    enum Moment: CaseIterable {
        case whileShown
        case whileAnotherIsShown
    }

    @Test(
        "The tabs of three plugins survive the death of each, while it is shown and while another one is",
        arguments: Moment.allCases, 0...2)
    func deaths(moment: Moment, victim: Int) async throws {
        let host = try await TestHost(plugins: Self.plugins, size: CGSize(width: 400, height: 500))
        let panes = Self.plugins.map { RemoteViewController(plugin: $0, controller: "main") }
        let tabs = UITabBarController()
        tabs.viewControllers = panes
        try await host.present(tabs)
        var shown: [Pane] = []
        for (index, pane) in panes.enumerated() {
            tabs.selectedIndex = index
            shown.append(try await host.pane(of: pane))
        }
        tabs.selectedIndex = moment == .whileShown ? victim : (victim + 1) % 3
        try await shown[tabs.selectedIndex].waitUntilShown()
        try await shown[victim].process.kill()
        try await host.settle()
        #expect(tabs.viewControllers == panes && panes[tabs.selectedIndex].view.window != nil)
        // Every tab can be selected, and the dead one comes back.
        for offset in 1...3 {
            tabs.selectedIndex = (victim + offset) % 3
            try await shown[tabs.selectedIndex].waitUntilShown()
            #expect(panes.filter { $0.view.window != nil } == [panes[tabs.selectedIndex]])
        }
    }

    @Test("TAB-02 in a plugin a tab shows its page, and a crash costs no more than the choice")
    func inPlugin() async throws {
        let host = try await TestHost(plugins: ["org.mullion.gallery"], size: CGSize(width: 400, height: 500))
        let pane = try await host.present("org.mullion.gallery", controller: "tabs")
        #expect(try await pane.button("Alarm").exists)
        try await pane.button("Timer").tap()
        #expect(try await pane.staticText("25:00").waitForExistence())
        try await pane.process.kill()
        #expect(try await pane.placeholder.exists)
        #expect(try await pane.staticText("25:00").waitForNonExistence())
        #expect(try await pane.button("Alarm").waitForExistence())
    }
}
