import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// What a controller has in the toolbar of a host's navigation controller, at home and from a plugin.
    @Suite("A controller's items in the host's toolbar") @MainActor final class ToolbarTests {
        private final class Page: PageViewController {
            var taps: [String] = []
            private(set) lazy var go = button("Go")

            func button(_ title: String) -> UIBarButtonItem {
                UIBarButtonItem(
                    title: title, primaryAction: UIAction { [weak self] _ in self?.taps.append(title) })
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                toolbarItems = [.flexibleSpace(), go]
            }
        }

        private let host: InMemoryHost
        private let navigation = UINavigationController()
        private let root = Page("Root")

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in Page("List") }
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        private func show(in place: Place) throws -> Page {
            let page = Page("List")
            navigation.viewControllers = [root, place == .host ? page : host.makePane()]
            host.stage.embed(navigation)
            host.settle()
            return place == .host ? page : try host.controller()
        }

        private func show(toolbarIn place: Place) throws -> Page {
            navigation.isToolbarHidden = false
            return try show(in: place)
        }

        private func button(_ title: String) -> UIView? {
            host.stage.button(title, in: navigation)
        }

        private func tap(_ title: String) throws {
            host.stage.tap(host.stage.middle(of: try #require(button(title))))
            host.settle()
        }

        @Test(
            "NAV-05 A navigation controller may show a toolbar: with the items of the controller on top, live",
            arguments: Place.allCases)
        func live(place: Place) throws {
            let page = try show(toolbarIn: place)
            try tap("Go")
            #expect(page.taps == ["Go"])
            page.go.isEnabled = false
            host.settle()
            try tap("Go")
            #expect(page.taps == ["Go"])
            page.setToolbarItems(
                [page.button("1"), .fixedSpace(25), page.button("2"), page.go], animated: true)
            page.go.title = "Gone"
            host.settle()
            try tap("1")
            try tap("2")
            #expect(page.taps == ["Go", "1", "2"] && button("Gone") != nil && button("Go") == nil)
            let places = host.stage.buttons(in: navigation).filter { $0.superview === navigation.toolbar }.map(\.frame)
                .sorted { $0.minX < $1.minX }
            #expect(places.count == 3 && places[1].minX - places[0].maxX == 25)
            navigation.popViewController(animated: false)
            host.settle()
            #expect(button("1") == nil && button("Go") != nil)
            page.toolbarItems = nil
        }

        @Test("One space in several places, and one button in both bars", arguments: Place.allCases)
        func severalPlaces(place: Place) throws {
            let page = try show(toolbarIn: place)
            let (space, both) = (UIBarButtonItem.flexibleSpace(), page.button("Both"))
            both.width = 60
            page.toolbarItems = [space, both, space]
            page.navigationItem.rightBarButtonItem = both
            host.settle()
            let buttons = host.stage.buttons(in: navigation).filter { $0.accessibilityLabel == "Both" }
            #expect(buttons.count == 2)
            for button in buttons {
                host.stage.tap(host.stage.middle(of: button))
                host.settle()
            }
            #expect(page.taps == ["Both", "Both"])
            let inToolbar = try #require(buttons.first { $0.superview === navigation.toolbar })
            #expect(inToolbar.frame.midX == navigation.toolbar.bounds.midX && inToolbar.frame.width == 60)
            both.title = "Two"
            host.settle()
            #expect(
                host.stage.buttons(in: navigation).filter { $0.accessibilityLabel == "Two" }.count == 2)
        }

        @Test("A button stays the same view while what it says changes", arguments: Place.allCases)
        func sameView(place: Place) throws {
            let page = try show(toolbarIn: place)
            let old = try #require(button("Go"))
            page.go.title = "New"
            page.toolbarItems = [page.button("Other"), .flexibleSpace(), page.go]
            host.settle()
            #expect(button("New") === old && button("Other") != nil)
        }

        @Test(
            "A controller knows whether the toolbar of its stack is hidden when others have changed that",
            arguments: Place.allCases)
        func shownByOthers(place: Place) throws {
            let page = try show(in: place)
            let stack = try #require(page.navigationController)
            for hidden in [false, true] {
                navigation.isToolbarHidden = hidden
                host.settle()
                #expect(stack.isToolbarHidden == hidden)
            }
        }

        @Test("NAV-05 the toolbar is shown and hidden by the controller", arguments: Place.allCases)
        func shown(place: Place) throws {
            let page = try show(in: place)
            let stack = try #require(page.navigationController)
            #expect(stack.isToolbarHidden && page.view.safeAreaInsets.bottom == 0)
            stack.setToolbarHidden(false, animated: false)
            #expect(!stack.isToolbarHidden)
            host.settle()
            #expect(!navigation.isToolbarHidden && !stack.isToolbarHidden && page.view.safeAreaInsets.bottom == 44)
            try tap("Go")
            #expect(page.taps == ["Go"])
            stack.isToolbarHidden = true
            host.settle()
            #expect(navigation.isToolbarHidden && stack.isToolbarHidden && page.view.safeAreaInsets.bottom == 0)
        }

        @Test(
            "A pushed controller that has the bars below it go may show the toolbar in their place",
            arguments: Place.allCases)
        func inPlaceOfTabs(place: Place) throws {
            final class Detail: PageViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    navigationController?.setToolbarHidden(false, animated: animated)
                }
            }
            let page = try show(toolbarIn: place)
            let detail = Detail("Detail")
            detail.hidesBottomBarWhenPushed = true
            detail.toolbarItems = [UIBarButtonItem(title: "There")]
            page.navigationController?.pushViewController(detail, animated: false)
            host.settle()
            #expect(button("There") != nil && navigation.toolbar.window != nil && navigation.toolbar.alpha == 1)
            #expect(detail.view.safeAreaInsets.bottom == 44)
        }

        @Test("Whoever is pushed above by the plugin, and goes, leaves the toolbar as the plugin wants it")
        func handedOn() throws {
            let page = try show(in: .plugin)
            let stack = try #require(page.navigationController)
            let detail = Page("Detail")
            stack.pushViewController(detail, animated: false)
            host.settle()
            stack.isToolbarHidden = false
            host.settle()
            #expect(!navigation.isToolbarHidden)
            stack.popViewController(animated: false)
            host.settle()
            #expect(navigation.viewControllers.count == 2 && !navigation.isToolbarHidden && !stack.isToolbarHidden)
            navigation.popViewController(animated: false)
            host.settle()
            #expect(navigation.isToolbarHidden)
        }

        @Test(
            "The toolbar is as the host had it as soon as somebody else's controller is on top, or the process ends",
            arguments: [true, false])
        func givenBack(isHidden: Bool) throws {
            navigation.isToolbarHidden = isHidden
            let page = try show(in: .plugin)
            page.navigationController?.isToolbarHidden = !isHidden
            host.settle()
            #expect(navigation.isToolbarHidden == !isHidden)
            navigation.pushViewController(UIViewController(), animated: false)
            host.settle()
            #expect(navigation.isToolbarHidden == isHidden)
            navigation.popViewController(animated: false)
            host.settle()
            page.navigationController?.isToolbarHidden = !isHidden
            host.settle()
            #expect(navigation.isToolbarHidden == !isHidden)
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(navigation.isToolbarHidden == isHidden)
        }

        @Test("Buttons of a process that has ended do nothing, and those of the next one take their place")
        func crashed() throws {
            let old = try show(toolbarIn: .plugin)
            old.toolbarItems = [old.button("Old")]
            host.settle()
            #expect(button("Old") != nil)
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(button("Old") == nil)
            try tap("Go")
            let new: Page = try host.controller()
            #expect(new.taps == ["Go"] && old.taps.isEmpty)
        }
    }
}
