import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// What a plugin's controllers cover and replace of what is not the plugin's own.
    @Suite("A plugin replaces what is its own") @MainActor final class ContainerRuleTests {
        /// A way in which a controller has another one seen.
        enum Way: CaseIterable, Sendable {
            case show, push, showDetail, showDetailOfSplit
        }

        private final class Consenting: RemoteViewControllerDelegate {
            private(set) var unsolicited: [Bool] = []

            func remoteViewController(
                _ controller: RemoteViewController, didChange state: RemoteViewController.State
            ) {}

            func remoteViewController(
                _ controller: RemoteViewController, shouldShow offered: RemoteViewController
            ) -> Bool {
                unsolicited.append(offered.isUnsolicited)
                return true
            }
        }

        /// Has no opinion about what is shown.
        private final class Indifferent: RemoteViewControllerDelegate {
            func remoteViewController(
                _ controller: RemoteViewController, didChange state: RemoteViewController.State
            ) {}
        }

        private let host: InMemoryHost
        private let pane: RemoteViewController
        private let hosts = PageViewController("Host's")

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in PageViewController("List") }
            pane = host.makePane()
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        // MARK: Places

        /// Embeds a split view with the pane as its list, where there is room for two columns.
        private func embed(_ detail: UIViewController?) throws -> (UISplitViewController, PageViewController) {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(pane, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            host.stage.embed(split, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            split.traitOverrides.horizontalSizeClass = .regular
            host.settle()
            return (split, try host.controller())
        }

        /// Embeds a page of the host that has the pane in its upper half, on a stack.
        private func embedInPage() throws -> PageViewController {
            let navigation = UINavigationController(rootViewController: hosts)
            host.stage.embed(navigation)
            host.settle()
            return try addPane()
        }

        /// Puts the pane into the host's page, which has its size.
        private func addPane() throws -> PageViewController {
            hosts.addChild(pane)
            pane.view.frame = CGRect(x: 0, y: 50, width: hosts.view.bounds.width, height: 100)
            hosts.view.addSubview(pane.view)
            pane.didMove(toParent: hosts)
            host.settle()
            return try host.controller()
        }

        private func tapPane() {
            host.stage.tap(host.stage.middle(of: pane.view))
            host.settle()
        }

        /// Has the plugin's controller show another one.
        ///
        /// - Returns: Whether the host's page has made way for it.
        private func isReplaced(by way: Way, in list: PageViewController) -> Bool {
            let other = PageViewController("Plugin's")
            switch way {
            case .show: list.show(other, sender: list)
            case .push: list.navigationController?.pushViewController(other, animated: false)
            case .showDetail: list.showDetailViewController(other, sender: list)
            case .showDetailOfSplit: list.splitViewController?.showDetailViewController(other, sender: list)
            }
            host.settle()
            let isGone = hosts.viewIfLoaded?.window == nil
            #expect(isGone == (other.viewIfLoaded?.window != nil))
            return isGone
        }

        private func embed(for way: Way) throws -> PageViewController {
            switch way {
            case .show, .push: try embedInPage()
            case .showDetail, .showDetailOfSplit: try embed(hosts).1
            }
        }

        // MARK: The rule

        @Test("Without the user a plugin does not replace the host's page", arguments: Way.allCases)
        func unasked(way: Way) throws {
            let list = try embed(for: way)
            #expect(!isReplaced(by: way, in: list))
            // Nor does its process end for asking.
            #expect(host.launcher.runs.count == 1 && pane.state == .running(processIdentifier: nil))
        }

        @Test("In answer to a tap in the plugin's pane it does", arguments: Way.allCases)
        func answered(way: Way) throws {
            let list = try embed(for: way)
            tapPane()
            host.pass(.milliseconds(900))
            #expect(isReplaced(by: way, in: list))
        }

        @Test("A second after the tap it does not any more", arguments: Way.allCases)
        func late(way: Way) throws {
            let list = try embed(for: way)
            tapPane()
            host.pass(.milliseconds(1100))
            #expect(!isReplaced(by: way, in: list))
        }

        @Test("A pointer that passes and a wheel that turns are no answer", arguments: Way.allCases)
        func passing(way: Way) throws {
            let list = try embed(for: way)
            let place = host.stage.middle(of: pane.view)
            host.stage.window.pointerHover.move(to: place)
            _ = host.stage.window.sendScroll(at: place, delta: CGVector(dx: 0, dy: 10), isPrecise: true, timestamp: 0)
            host.settle()
            #expect(!isReplaced(by: way, in: list))
        }

        @Test("A tap in the pane of another plugin, or in the host's own, is no answer")
        func elsewhere() throws {
            let (split, list) = try embed(hosts)
            let other = host.makePane(of: InMemoryHost.otherIdentifier)
            host.stage.remove(host.stage.counter)
            host.stage.embed(other, frame: CGRect(x: 0, y: 200, width: 100, height: 100))
            host.settle()
            host.stage.tap(host.stage.middle(of: other.view))
            host.stage.tap(host.stage.middle(of: hosts.view))
            host.settle()
            #expect(split.viewController(for: .secondary) === hosts)
            list.showDetailViewController(PageViewController("Plugin's"), sender: list)
            host.settle()
            #expect(split.viewController(for: .secondary) === hosts)
        }

        @Test("A tap before a crash is no answer for the next process")
        func crashed() throws {
            let (split, _) = try embed(hosts)
            tapPane()
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            let next: PageViewController = try host.controller()
            next.showDetailViewController(PageViewController("Plugin's"), sender: next)
            host.settle()
            #expect(host.launcher.runs.count == 2 && split.viewController(for: .secondary) === hosts)
        }

        @Test(
            "Where the host's delegate says yes it does, and the delegate knows that nobody asked",
            arguments: Way.allCases)
        func allowed(way: Way) throws {
            let consenting = Consenting()
            pane.hostDelegate = consenting
            let list = try embed(for: way)
            #expect(isReplaced(by: way, in: list))
            #expect(consenting.unsolicited == [true])
        }

        @Test("A delegate that has no opinion does not say yes", arguments: Way.allCases)
        func indifferent(way: Way) throws {
            let indifferent = Indifferent()
            pane.hostDelegate = indifferent
            let list = try embed(for: way)
            #expect(!isReplaced(by: way, in: list))
            tapPane()
            #expect(isReplaced(by: way, in: list))
        }

        @Test("A column that is empty, or has the plugin's own, is the plugin's to fill at any time")
        func empty() throws {
            let consenting = Consenting()
            pane.hostDelegate = consenting
            let (split, list) = try embed(nil)
            for title in ["First", "Second"] {
                list.showDetailViewController(PageViewController(title), sender: list)
                host.settle()
                #expect(split.viewController(for: .secondary)?.title == title)
            }
            #expect(consenting.unsolicited == [false, false])
        }

        @Test("A column whose stack has a page of the host's is not replaced, though the plugin's own is on top")
        func below() throws {
            let stack = UINavigationController(rootViewController: hosts)
            let (split, list) = try embed(stack)
            tapPane()
            stack.pushViewController(host.makePane("other"), animated: false)
            host.settle()
            host.pass(.seconds(2))
            list.showDetailViewController(PageViewController("Plugin's"), sender: list)
            host.settle()
            #expect(split.viewController(for: .secondary) === stack && stack.viewControllers.first === hosts)
        }

        @Test("Where there is one column, the host's page on top of it is not covered unasked")
        func collapsed() throws {
            let (split, list) = try embed(hosts)
            split.traitOverrides.horizontalSizeClass = .compact
            host.settle()
            #expect(split.isCollapsed && hosts.view.window != nil)
            list.showDetailViewController(PageViewController("Plugin's"), sender: list)
            list.splitViewController?.show(.primary)
            host.settle()
            #expect(hosts.view.window != nil)
        }

        @Test("A pane of another plugin is not covered unasked either")
        func others() throws {
            let other = host.makePane(of: InMemoryHost.otherIdentifier)
            let navigation = UINavigationController()
            navigation.viewControllers = [hosts, pane]
            host.stage.embed(navigation)
            host.settle()
            let list: PageViewController = try host.controller()
            navigation.pushViewController(other, animated: false)
            host.settle()
            list.navigationController?.pushViewController(PageViewController("Plugin's"), animated: false)
            list.show(PageViewController("Plugin's"), sender: list)
            host.settle()
            #expect(navigation.viewControllers.count == 3 && navigation.topViewController === other)
        }

        @Test(
            "Another tab is selected unasked where the plugin's page is what is seen, and not where the host's is above it"
        )
        func tabs() throws {
            let (stack, tabs) = (UINavigationController(), UITabBarController())
            stack.viewControllers = [pane]
            tabs.viewControllers = [stack, hosts]
            host.stage.embed(tabs)
            host.settle()
            let list: PageViewController = try host.controller()
            stack.pushViewController(PageViewController("Above"), animated: false)
            host.settle()
            list.tabBarController?.selectedIndex = 1
            host.settle()
            #expect(tabs.selectedIndex == 0)
            stack.popViewController(animated: false)
            host.settle()
            list.tabBarController?.selectedIndex = 1
            host.settle()
            #expect(tabs.selectedIndex == 1)
        }

        @Test("A column that would lie above the host's page, or make it narrower, does not come unasked")
        func columns() throws {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(PageViewController("Choice"), for: .primary)
            split.setViewController(hosts, for: .secondary)
            split.preferredDisplayMode = .secondaryOnly
            host.stage.embed(split, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            split.traitOverrides.horizontalSizeClass = .regular
            host.settle()
            let list = try addPane()
            for isAnswer in [false, true] {
                if isAnswer { tapPane() }
                list.splitViewController?.show(.primary)
                host.settle()
                #expect((split.displayMode == .secondaryOnly) == !isAnswer)
            }
        }
    }
}
