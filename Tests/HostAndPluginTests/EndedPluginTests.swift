import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// What is left in the host's bars and on its stacks of a plugin that has ended.
    @Suite("A plugin that has ended gives everything back") @MainActor final class EndedPluginTests {
        /// How a plugin's controller comes to its end.
        enum End: CaseIterable, Sendable {
            case crash, stop, failure
        }

        private let host: InMemoryHost
        private let navigation = UINavigationController()
        private let tabs = UITabBarController()
        private let root = PageViewController("Root")
        private let pane: RemoteViewController

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in UIViewController() }
            pane = host.makePane()
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        private func show() throws -> UIViewController {
            navigation.viewControllers = [root, pane]
            tabs.viewControllers = [navigation]
            host.stage.embed(tabs)
            host.settle()
            return try host.controller()
        }

        /// Ends the plugin's controller. Nothing of another process is seen yet.
        private func end(_ end: End) throws {
            switch end {
            case .crash:
                try host.run.end(.exited(.killed(signal: 11)))
                host.loop.runOneTurn(timeout: .zero)
            case .stop:
                try host.supervisor().stop {}
                host.settle()
            case .failure:
                let failure = SceneFailure(.unknownController, "Out of order.")
                try host.run.channels.plugin.send(.scene(.sceneDidFail(failure)), scene: .first, inReplyTo: .first)
                host.settle()
            }
            UpdateCycle.main.update()
        }

        @Test("Whatever it said of the bars is as the host had it", arguments: End.allCases)
        func bars(end: End) throws {
            let hosts = UIBarButtonItem(title: "Host's")
            let green = UINavigationBarAppearance()
            green.backgroundColor = .green
            pane.title = "Pane"
            pane.navigationItem.prompt = "By the host"
            pane.navigationItem.rightBarButtonItem = hosts
            pane.navigationItem.standardAppearance = green
            pane.navigationItem.largeTitleDisplayMode = .never
            pane.navigationItem.backButtonTitle = "Here"
            pane.toolbarItems = [hosts]
            pane.preferredContentSize = CGSize(width: 300, height: 200)
            navigation.isToolbarHidden = false
            let page = try show()
            page.title = "No way back"
            let item = page.navigationItem
            item.prompt = "Type your password"
            item.hidesBackButton = true
            item.leftItemsSupplementBackButton = true
            item.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in })
            item.rightBarButtonItem = UIBarButtonItem(
                title: "Menu", menu: UIMenu(children: [UIAction(title: "A") { _ in }]))
            item.backBarButtonItem = UIBarButtonItem(title: "Nowhere")
            item.backButtonTitle = "There"
            item.largeTitleDisplayMode = .always
            let red = UINavigationBarAppearance()
            red.backgroundColor = .red
            item.standardAppearance = red
            item.compactAppearance = red
            item.scrollEdgeAppearance = red
            item.compactScrollEdgeAppearance = red
            page.toolbarItems = [UIBarButtonItem(title: "Tool")]
            page.navigationController?.isNavigationBarHidden = true
            page.navigationController?.isToolbarHidden = true
            page.edgesForExtendedLayout = []
            page.preferredContentSize = CGSize(width: 1, height: 1)
            host.settle()
            #expect(pane.preferredContentSize == CGSize(width: 1, height: 1))
            #expect(
                pane.navigationItem.hidesBackButton && navigation.isNavigationBarHidden && navigation.isToolbarHidden)
            #expect(pane.navigationItem.prompt == "Type your password" && pane.edgesForExtendedLayout == [])
            try self.end(end)
            let left = pane.navigationItem
            #expect(pane.title == "Pane" && left.title == "Pane" && left.prompt == "By the host")
            #expect(!left.hidesBackButton && !left.leftItemsSupplementBackButton && left.leftBarButtonItems == nil)
            #expect(
                left.rightBarButtonItems == [hosts] && left.backBarButtonItem == nil && left.backButtonTitle == "Here")
            #expect(left.largeTitleDisplayMode == .never && left.standardAppearance?.backgroundColor == .green)
            #expect(
                left.compactAppearance == nil && left.scrollEdgeAppearance == nil
                    && left.compactScrollEdgeAppearance == nil)
            #expect(pane.toolbarItems == [hosts] && pane.edgesForExtendedLayout == .all)
            #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
            #expect(pane.preferredContentSize == CGSize(width: 300, height: 200))
            #expect(host.stage.button("Root", in: navigation) != nil)
        }

        @Test(
            "A pane without a title of the host's is called by the plugin's name, in its tab too",
            arguments: End.allCases)
        func name(end: End) throws {
            tabs.viewControllers = [pane]
            host.stage.embed(tabs)
            host.settle()
            let page: UIViewController = try host.controller()
            page.title = "Spoofed"
            page.tabBarItem.badgeValue = "9"
            page.tabBarItem.image = UIImage(systemName: "clock")
            page.tabBarItem.accessibilityLabel = "Clock"
            host.settle()
            #expect(pane.tabBarItem.badgeValue == "9" && pane.tabBarItem.image != nil)
            try self.end(end)
            #expect(pane.title == nil && pane.tabBarItem.title == "First")
            #expect(pane.tabBarItem.badgeValue == nil && pane.tabBarItem.image == nil)
            #expect(pane.tabBarItem.accessibilityLabel == nil)
        }

        @Test("What the next process says takes the place of that, and the host's name goes when it has a title")
        func next() throws {
            let page = try show()
            page.title = "Old"
            page.navigationItem.prompt = "Old"
            host.settle()
            try end(.crash)
            #expect(pane.navigationItem.title == "First" && pane.navigationItem.prompt == nil)
            host.settle()
            let new: UIViewController = try host.controller()
            new.title = "New"
            host.settle()
            #expect(pane.navigationItem.title == "New" && pane.title == "New")
            try end(.crash)
            #expect(pane.navigationItem.title == "First" && pane.title == nil)
        }

        /// Has the plugin push pages that have neither a button that leads back nor a bar below.
        private func push(_ count: Int) throws -> UIViewController {
            let page = try show()
            let pages = (0..<count).map { PageViewController("\($0)") }
            for page in pages {
                page.navigationItem.hidesBackButton = true
                page.hidesBottomBarWhenPushed = true
            }
            let stack = try #require(page.navigationController)
            stack.setViewControllers(stack.viewControllers + pages, animated: false)
            host.settle()
            #expect(navigation.viewControllers.count == 2 + count && tabs.tabBar.isHidden)
            return page
        }

        @Test("Pages that it had pushed leave the stack, all of them", arguments: [1, 63])
        func pages(count: Int) throws {
            _ = try push(count)
            try end(.crash)
            #expect(navigation.viewControllers == [root, pane])
            #expect(!tabs.tabBar.isHidden && host.stage.button("Root", in: navigation) != nil)
            // Nor do they come back.
            host.settle()
            #expect(navigation.viewControllers == [root, pane])
        }

        @Test("A page that its plugin takes back leaves the stack alone")
        func failed() throws {
            _ = try push(2)
            let top = try #require(navigation.topViewController as? RemoteViewController)
            let failure = SceneFailure(.unknownOffer, "Out of order.")
            try host.run.channels.plugin.send(
                .scene(.sceneDidFail(failure)), scene: try #require(top.sceneID), inReplyTo: .first)
            host.settle()
            #expect(navigation.viewControllers.count == 3 && !navigation.viewControllers.contains(top))
        }

        @Test("Below a page of the host's they stay, with a button that leads back from them")
        func below() throws {
            _ = try push(1)
            let hosts = PageViewController("Host's")
            navigation.pushViewController(hosts, animated: false)
            host.settle()
            try end(.crash)
            #expect(navigation.viewControllers.count == 4 && navigation.topViewController === hosts)
            #expect(!tabs.tabBar.isHidden)
            navigation.popViewController(animated: false)
            host.settle()
            #expect(navigation.viewControllers.count == 3)
            // The page below it has the host's name for it, or none yet.
            #expect(["First", "Back"].contains { host.stage.button($0, in: navigation) != nil })
            #expect(
                host.stage.texts(in: navigation).contains {
                    $0.hasPrefix("This page was lost when its plugin ended.")
                })
        }

        @Test("A host that wants to keep them says so")
        func kept() throws {
            let keeping = KeepingHost()
            pane.hostDelegate = keeping
            _ = try push(2)
            try end(.crash)
            #expect(navigation.viewControllers.count == 4 && keeping.asked == 1)
            #expect(host.stage.button("First", in: navigation) != nil)
        }

        @Test("The root of a stack stays")
        func rootStays() throws {
            navigation.viewControllers = [pane]
            host.stage.embed(navigation)
            host.settle()
            let page: UIViewController = try host.controller()
            let stack = try #require(page.navigationController)
            stack.setViewControllers([PageViewController("A"), PageViewController("B")], animated: false)
            host.settle()
            #expect(navigation.viewControllers.count == 2 && !navigation.viewControllers.contains(pane))
            try end(.crash)
            #expect(navigation.viewControllers.count == 1)
        }
    }
}
