import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    /// A tab bar controller of the host with controllers of plugins in its tabs.
    @Suite("A host's tabs of panes") @MainActor final class TabBarTests {
        private final class Page: UIViewController {
            var appearances = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Inbox"
                view.backgroundColor = .blue
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                appearances += 1
            }
        }

        private final class Inner: UITabBarController {
            override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = [UIColor.red, .green].map { color in
                    let child = UIViewController()
                    child.view.backgroundColor = color
                    return child
                }
            }
        }

        private let host: InMemoryHost
        private let tabs = UITabBarController()
        private let own = UIViewController()
        private let pane: RemoteViewController

        private static let middle = CGPoint(x: 300, y: 100)

        init() throws {
            host = try InMemoryHost { $0 == "other" ? Inner() : Page() }
            own.title = "Own"
            own.view.backgroundColor = .green
            pane = host.makePane()
            pane.title = "Mail"
            tabs.viewControllers = [own, pane]
            host.stage.embed(tabs)
            host.settle()
        }

        private func tap(_ title: String) throws {
            let button = try #require(host.stage.button(title, in: tabs))
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
        }

        @Test("No process is started for a tab before it is selected, and its title is in the bar, as it is just now")
        func lazy() throws {
            #expect(host.launcher.runs.isEmpty && host.stage.texts(in: tabs) == ["Own", "Mail"])
            try tap("Mail")
            #expect(host.stage.pixel(Self.middle) == "#0000ff")
            let page: Page = try host.controller()
            #expect(host.stage.texts(in: tabs) == ["Own", "Inbox"])
            #expect(page.view.safeAreaInsets.bottom == 49)
            page.title = "Inbox (1)"
            host.settle()
            #expect(host.stage.texts(in: tabs) == ["Own", "Inbox (1)"])
            #expect(tabs.tabBar.items?.last === pane.tabBarItem && pane.tabBarItem.title == "Inbox (1)")
        }

        @Test("A plugin's controller stays while another tab is shown, and appears again with its own")
        func kept() throws {
            try tap("Mail")
            let page: Page = try host.controller()
            try tap("Own")
            #expect(host.stage.pixel(Self.middle) == "#00ff00" && page.view.window == nil)
            try tap("Inbox")
            #expect(host.stage.pixel(Self.middle) == "#0000ff")
            #expect(try host.controller() === page && page.appearances == 2 && host.launcher.runs.count == 1)
        }

        @Test("When the process of the selected tab ends, the bar and the others go on, and the tab comes back")
        func crashed() throws {
            try tap("Mail")
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(tabs.selectedViewController === pane)
            try tap("Own")
            #expect(host.stage.pixel(Self.middle) == "#00ff00" && tabs.selectedViewController === own)
            try tap("Inbox")
            host.pass(.seconds(5))
            #expect(host.stage.pixel(Self.middle) == "#0000ff" && host.launcher.runs.count == 2)
        }

        @Test("While the process of the selected tab hangs, another tab is shown at once")
        func hanging() throws {
            try tap("Mail")
            // Nothing is delivered to the plugin from here on.
            let button = try #require(host.stage.button("Own", in: tabs))
            host.stage.tap(host.stage.middle(of: button))
            UpdateCycle.main.update()
            #expect(tabs.selectedViewController === own && host.stage.pixel(Self.middle) == "#00ff00")
            let back = try #require(host.stage.button("Inbox", in: tabs))
            host.stage.tap(host.stage.middle(of: back))
            UpdateCycle.main.update()
            #expect(tabs.selectedViewController === pane)
            host.settle()
            #expect(host.stage.pixel(Self.middle) == "#0000ff")
        }

        @Test("A tap on a tab of a plugin's own shows another controller of the plugin")
        func inPlugin() throws {
            _ = host.showPane("other")
            #expect(host.stage.pixel(Self.middle) == "#ff0000")
            host.stage.tap(CGPoint(x: 350, y: 275))
            host.settle()
            #expect(host.stage.pixel(Self.middle) == "#00ff00")
            let inner: Inner = try host.controller()
            #expect(inner.selectedIndex == 1)
        }
    }
}
