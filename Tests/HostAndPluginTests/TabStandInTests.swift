import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// A controller that uses the tab bar controller that it is in, at home and from a plugin.
    @Suite("A controller and the tabs that it is in") @MainActor final class TabStandInTests {
        private let host: InMemoryHost
        private let tabs = UITabBarController()
        private let first = PageViewController("First")

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in PageViewController("Second") }
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        /// The controller has the second tab, which is selected.
        private func show(in place: Place) throws -> PageViewController {
            let page = PageViewController("Second")
            tabs.viewControllers = [first, place == .host ? page : host.makePane()]
            tabs.selectedIndex = 1
            host.stage.embed(tabs)
            host.settle()
            return place == .host ? page : try host.controller()
        }

        @Test("TAB-01 TAB-02 a controller knows its tabs, and selects another one", arguments: Place.allCases)
        func select(place: Place) throws {
            let page = try show(in: place)
            let known = try #require(page.tabBarController)
            #expect(page.parent === known && page.navigationController == nil)
            #expect(known.viewControllers?.count == 2 && known.viewControllers?[1] === page)
            #expect(known.selectedIndex == 1 && known.selectedViewController === page)
            known.selectedIndex = 0
            #expect(known.selectedIndex == 0)
            host.settle()
            #expect(tabs.selectedIndex == 0 && known.selectedIndex == 0)
        }

        @Test(
            "The tab that was asked for is the selected one until the host has answered, whatever it says before that")
        func newsBeforeTheAnswer() throws {
            let page = try show(in: .plugin)
            let known = try #require(page.tabBarController)
            let wire = try host.run.channels.wire
            tabs.viewControllers? += [PageViewController("Third")]
            UpdateCycle.main.update()
            // The host's news are under way when the plugin asks.
            try #require(!wire.isEmpty)
            known.selectedIndex = 0
            while wire.pump(limit: 1) > 0 { #expect(known.selectedIndex == 0) }
            #expect(known.viewControllers?.count == 3)
            host.settle()
            #expect(tabs.selectedIndex == 0 && known.selectedIndex == 0)
        }

        @Test("Who is in a tab that the user has left does not bring them back")
        func left() throws {
            let page = try show(in: .plugin)
            let known = try #require(page.tabBarController)
            tabs.selectedIndex = 0
            host.settle()
            known.selectedViewController = page
            #expect(known.selectedIndex == 1)
            host.settle()
            #expect(tabs.selectedIndex == 0 && known.selectedIndex == 0)
        }

        @Test("Nor do they when the user has just done something there")
        func leftAfterATap() throws {
            let page = try show(in: .plugin)
            let known = try #require(page.tabBarController)
            let pane = try #require(tabs.viewControllers?.last)
            host.stage.tap(host.stage.middle(of: pane.view))
            host.settle()
            tabs.selectedIndex = 0
            host.settle()
            known.selectedViewController = page
            host.settle()
            #expect(tabs.selectedIndex == 0 && known.selectedIndex == 0)
        }

        @Test("What stands in a plugin for a tab of the host is let go when the host has that tab no more")
        func forgotten() throws {
            let page = try show(in: .plugin)
            let known = try #require(page.tabBarController)
            weak let gone = try #require(known.viewControllers?.first)
            #expect(gone != nil && gone !== page)
            tabs.viewControllers?.removeFirst()
            host.settle()
            #expect(known.viewControllers == [page] && gone == nil)
        }

        /// The plugin has the two last tabs, of which the user has seen the last one and gone back to the other.
        private func showTwo() throws -> (here: PageViewController, there: PageViewController) {
            tabs.viewControllers = [first, host.makePane(), host.makePane("other")]
            host.stage.embed(tabs)
            for index in [1, 2, 1] {
                tabs.selectedIndex = index
                host.settle()
            }
            return try (host.controller(), host.controller(at: 1))
        }

        @Test(
            "Of two panes of a plugin the one that the user is in selects another tab, and the other one may say so too"
        )
        func twoPanes() throws {
            let (here, there) = try showTwo()
            #expect(here.tabBarController === there.tabBarController)
            here.tabBarController?.selectedIndex = 0
            host.settle()
            #expect(tabs.selectedIndex == 0)
            // The user is in neither.
            there.tabBarController?.selectedIndex = 2
            here.tabBarController?.selectedIndex = 1
            host.settle()
            #expect(tabs.selectedIndex == 0)
            tabs.selectedIndex = 1
            host.settle()
            there.tabBarController?.selectedIndex = 2
            host.settle()
            #expect(tabs.selectedIndex == 2)
        }

        @Test("TAB-05 CONT-34 the bar shows the item that a controller has, with its badge", arguments: Place.allCases)
        func item(place: Place) throws {
            let page = try show(in: place)
            #expect(host.stage.texts(in: tabs).contains("Second"))
            page.tabBarItem = UITabBarItem(title: "Alarms", image: UIImage(systemName: "clock"), tag: 0)
            host.settle()
            #expect(host.stage.texts(in: tabs).contains("Alarms"))
            page.tabBarItem.badgeValue = "7"
            page.tabBarItem.title = "Clocks"
            host.settle()
            #expect(Set(host.stage.texts(in: tabs)).isSuperset(of: ["Clocks", "7"]))
            #expect(tabs.tabBar.items?[1].image != nil)
            page.tabBarItem.badgeValue = nil
            host.settle()
            #expect(!host.stage.texts(in: tabs).contains("7"))
        }

        @Test("The badge of a tab that is not shown changes too, and what has ended leaves no badge behind")
        func hidden() throws {
            let page = try show(in: .plugin)
            page.tabBarItem.badgeValue = "1"
            tabs.selectedIndex = 0
            host.settle()
            page.tabBarItem.badgeValue = "2"
            host.settle()
            #expect(tabs.tabBar.items?[1].badgeValue == "2")
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(tabs.tabBar.items?[1].badgeValue == nil)
            #expect(tabs.tabBar.items?[1].title == "Second")
        }

        @Test("A push that hides the bar of the host's tabs does so from the start", arguments: Place.allCases)
        func bottomBar(place: Place) throws {
            let page = PageViewController("Second")
            let stack = UINavigationController(rootViewController: place == .host ? page : host.makePane())
            tabs.viewControllers = [first, stack]
            tabs.selectedIndex = 1
            host.stage.embed(tabs)
            host.settle()
            let list: PageViewController = place == .host ? page : try host.controller()
            #expect(list.tabBarController?.viewControllers?.count == 2)
            let detail = PageViewController("Detail")
            detail.hidesBottomBarWhenPushed = true
            list.navigationController?.pushViewController(detail, animated: false)
            host.settle()
            #expect(stack.viewControllers.count == 2)
            #expect(tabs.tabBar.frame.minY >= tabs.view.bounds.maxY)
            list.navigationController?.popViewController(animated: false)
            host.settle()
            #expect(tabs.tabBar.frame.maxY <= tabs.view.bounds.maxY)
        }
    }
}
