import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    /// A navigation controller of the host with controllers of plugins on its stack.
    @Suite("A host's stack of panes") @MainActor final class NavigationTests {
        private final class Page: PageViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .blue
            }
        }

        private let host: InMemoryHost
        private let navigation = UINavigationController()

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in Page("List") }
            navigation.viewControllers = [host.makePane()]
            host.stage.embed(navigation)
            host.settle()
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        private func tapBack() throws {
            let back = try #require(host.stage.button("List", in: navigation))
            host.stage.tap(host.stage.middle(of: back))
            host.settle()
        }

        @Test("NAV-06 the title of a plugin's controller is in the host's bar, as it is just now")
        func title() throws {
            #expect(host.stage.texts(in: navigation) == ["List"])
            let page: Page = try host.controller()
            page.title = "Nothing new"
            host.settle()
            #expect(host.stage.texts(in: navigation) == ["Nothing new"])
        }

        @Test(
            "NAV-07 NAV-08 what a plugin's controller shows is pushed on the host's stack, and let go of when the user goes back"
        )
        func shown() async throws {
            let list: Page = try host.controller()
            weak var gone: Page?
            do {
                let detail = Page("Detail")
                gone = detail
                list.show(detail, sender: list)
                host.settle()
                #expect(detail.viewIfLoaded?.bounds.size == navigation.view.bounds.size)
            }
            #expect(navigation.viewControllers.count == 2)
            #expect(Set(host.stage.texts(in: navigation)) == ["List", "Detail"])
            #expect(host.stage.pixel(CGPoint(x: 300, y: 150)) == "#0000ff")
            try tapBack()
            #expect(navigation.viewControllers.count == 1)
            #expect(host.stage.texts(in: navigation) == ["List"])
            try await host.wait(until: "the plugin lets go of it") { gone == nil }
        }

        @Test(
            "NAV-08 a finger from the edge leads back over a pane, whatever taps the pane makes use of",
            arguments: [false, true])
        func swipe(hasTaps: Bool) throws {
            let list: Page = try host.controller()
            let detail = Page("Detail")
            if hasTaps { detail.view.addGestureRecognizer(UITapGestureRecognizer()) }
            list.show(detail, sender: list)
            host.settle()
            #expect(navigation.viewControllers.count == 2)
            goBackByFinger()
            #expect(navigation.viewControllers.count == 1)
        }

        private func goBackByFinger() {
            host.stage.touch(.began, CGPoint(x: 202, y: 150))
            host.settle()
            for x in stride(from: 220, through: 390, by: 10) {
                host.stage.touch(.moved, CGPoint(x: CGFloat(x), y: 150))
                host.settle()
            }
            host.stage.touch(.ended, CGPoint(x: 390, y: 150))
            host.settle()
        }

        @Test(
            "A finger leads back from a page of a plugin that hides the button and the bar, and from none of the host's"
        )
        func hidden() throws {
            let list: Page = try host.controller()
            let hosts = Page("Host's")
            hosts.navigationItem.hidesBackButton = true
            navigation.pushViewController(hosts, animated: false)
            host.settle()
            goBackByFinger()
            #expect(navigation.viewControllers.count == 2)
            navigation.popViewController(animated: false)
            let detail = Page("Detail")
            detail.navigationItem.hidesBackButton = true
            list.show(detail, sender: list)
            host.settle()
            detail.navigationController?.isNavigationBarHidden = true
            host.settle()
            #expect(
                navigation.isNavigationBarHidden && navigation.topViewController?.navigationItem.hidesBackButton == true
            )
            goBackByFinger()
            #expect(navigation.viewControllers.count == 1)
        }

        @Test(
            "No finger leads back from a page of a plugin where the host itself hides the button, also where the plugin does so too"
        )
        func hiddenByHost() throws {
            func push(isHiddenBefore: Bool) -> RemoteViewController {
                let pane = host.makePane("other")
                if isHiddenBefore { pane.navigationItem.hidesBackButton = true }
                navigation.pushViewController(pane, animated: false)
                host.settle()
                return pane
            }
            let pane = push(isHiddenBefore: false)
            pane.navigationItem.hidesBackButton = true
            host.settle()
            goBackByFinger()
            #expect(navigation.topViewController == pane)
            // What the plugin says of its item leaves that to the host.
            let page = try #require(try host.run.connection?.controllers.last)
            page.navigationItem.prompt = "Another"
            host.settle()
            #expect(pane.navigationItem.prompt == "Another" && pane.navigationItem.hidesBackButton)
            goBackByFinger()
            #expect(navigation.topViewController == pane)
            pane.navigationItem.hidesBackButton = false
            goBackByFinger()
            #expect(navigation.viewControllers.count == 1)
            let held = push(isHiddenBefore: true)
            let other = try #require(try host.run.connection?.controllers.last)
            other.navigationItem.hidesBackButton = true
            host.settle()
            #expect(held.navigationItem.hidesBackButton)
            goBackByFinger()
            #expect(navigation.topViewController == held)
            other.navigationItem.hidesBackButton = false
            host.settle()
            #expect(held.navigationItem.hidesBackButton)
            goBackByFinger()
            #expect(navigation.topViewController == held)
        }

        @Test("When the process ends what it had pushed goes, and the user is where they were before")
        func crashed() throws {
            let list: Page = try host.controller()
            list.show(Page("Detail"), sender: list)
            host.settle()
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(navigation.viewControllers.count == 1)
            #expect(host.stage.pixel(CGPoint(x: 300, y: 150)) == "#0000ff")
        }
    }
}
