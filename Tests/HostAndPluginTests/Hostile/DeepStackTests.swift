import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    /// What hardly any app does, and what must cost nobody else anything.
    @Suite("Stacks that are deep, titles that are long, and the end of a process while the user goes back") @MainActor
    struct DeepStackTests {
        private let host: InMemoryHost
        private let navigation = UINavigationController()

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in PageViewController("List") }
        }

        /// Shows a stack in the right half of the window.
        private func show(_ controllers: [UIViewController]) {
            navigation.viewControllers = controllers
            host.stage.embed(navigation)
            host.settle()
        }

        @Test("A controller on top of a thousand others knows all of them, and leaves them", arguments: Place.allCases)
        func thousand(place: Place) throws {
            let others = (1..<1000).map { _ in UIViewController() }
            let page = PageViewController("List")
            show(others + [place == .host ? page : host.makePane()])
            let top = place == .host ? page : try host.controller()
            #expect(top.navigationController?.viewControllers.count == 1000)
            #expect(top.navigationController?.topViewController === top)
            top.navigationController?.popViewController(animated: false)
            host.settle()
            #expect(navigation.viewControllers == others)
        }

        @Test("A title of a megabyte stays whole in its plugin, and is cut for the bar of the host")
        func longTitle() throws {
            let pane = host.makePane()
            show([pane])
            let page: PageViewController = try host.controller()
            page.title = String(repeating: "Long ", count: 1 << 18)
            host.settle()
            #expect(pane.isLive && page.title?.utf8.count == 5 << 18)
            let shown = try #require(pane.title)
            #expect(shown.hasPrefix("Long Long ") && shown.utf8.count <= 4096)
            #expect(host.stage.texts(in: navigation).contains { $0.hasPrefix("Long ") })
            page.title = "Short"
            host.settle()
            #expect(host.stage.texts(in: navigation) == ["Short"])
        }

        @Test(
            "The process of either page may end in the middle of a swipe back, which goes on or is given up as the finger says",
            arguments: [0, 1], [false, true])
        func endInSwipe(victim: Int, isGivenUp: Bool) throws {
            let panes = [host.makePane(), host.makePane(of: InMemoryHost.otherIdentifier)]
            show([panes[0]])
            navigation.pushViewController(panes[1], animated: false)
            host.settle()
            func touch(_ phase: UITouch.Phase, _ x: CGFloat) {
                host.stage.touch(phase, CGPoint(x: x, y: 150))
                host.settle()
            }
            touch(.began, 202)
            for x in stride(from: 220.0, through: 300, by: 20) { touch(.moved, x) }
            #expect(navigation.transitionCoordinator != nil)
            host.launcher.runs[victim].end(.exited(.killed(signal: 9)))
            host.settle()
            #expect(navigation.transitionCoordinator != nil)
            for x in isGivenUp ? [260.0, 220, 204] : [340.0, 370, 390] { touch(.moved, x) }
            touch(.ended, isGivenUp ? 204 : 390)
            #expect(navigation.transitionCoordinator == nil)
            #expect(navigation.viewControllers == (isGivenUp ? panes : [panes[0]]))
            // Both were seen when it ended, so it has another one by now.
            let top = isGivenUp ? 1 : 0
            #expect(panes[top].view.window != nil && panes[1 - top].viewIfLoaded?.window == nil)
            #expect(panes[top].isLive)
            #expect(host.launcher.runs.count == 3)
            #expect(panes[1].parent === (isGivenUp ? navigation : nil))
        }
    }
}
