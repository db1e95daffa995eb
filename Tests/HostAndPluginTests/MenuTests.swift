import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// The menus of a controller, at home and from a plugin: in the host's bar, and in its own pane.
    @Suite("A controller's menus") @MainActor final class MenuTests {
        private final class Page: PageViewController {
            var chosen: [String] = []

            func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
                UIAction(title: title, attributes: attributes) { [weak self] action in
                    self?.chosen.append(action.title)
                }
            }
        }

        private let host: InMemoryHost
        private let navigation = UINavigationController()

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in Page("List") }
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        private func show(in place: Place, _ menu: (Page) -> UIMenu) throws -> Page {
            let own = Page("List")
            navigation.viewControllers = [place == .host ? own : host.makePane()]
            host.stage.embed(navigation)
            host.settle()
            let page = try place == .host ? own : host.controller()
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu(page))
            host.settle()
            return page
        }

        /// The lines of the menu that the host shows.
        private var lines: [UIView] {
            let views = host.stage.window.describedViews.map(\.view)
            return views.contains { $0.accessibilityLabel == "More" && $0 is UIButton } ? [] : views
        }

        private var labels: [String] {
            lines.compactMap(\.accessibilityLabel)
        }

        private func tap(_ label: String) throws {
            host.stage.tap(host.stage.middle(of: try #require(lines.first { $0.accessibilityLabel == label })))
            host.settle()
        }

        private func open() throws {
            host.stage.tap(host.stage.middle(of: try #require(host.stage.button("More", in: navigation))))
            host.settle()
        }

        @Test(
            "NAV-06 The menu of a button in the host's bar is the host's, and what is chosen in it the controller hears",
            arguments: Place.allCases)
        func choose(place: Place) throws {
            let page = try show(in: place) { page in
                UIMenu(
                    title: "Things",
                    children: [
                        page.action("New"), page.action("Off", .disabled), page.action("Gone", .hidden),
                        UIMenu(title: "Sort", children: [page.action("Name"), page.action("Size")]),
                    ])
            }
            try open()
            #expect(labels == ["Things", "New", "Off", "Sort"])
            try tap("Off")
            #expect(page.chosen.isEmpty)
            try tap("Sort")
            #expect(labels == ["Sort", "Name", "Size"])
            try tap("Size")
            #expect(page.chosen == ["Size"] && lines.isEmpty)
        }

        @Test(
            "The key for menus shows the custom actions of the control that has the focus, or its menu where it has one",
            arguments: Place.allCases)
        func customActions(place: Place) throws {
            let page = try show(in: place) { UIMenu(children: [$0.action("New")]) }
            let button = UIButton(configuration: .filled())
            button.frame = CGRect(x: 20, y: 60, width: 80, height: 40)
            var performed: [String] = []
            button.accessibilityCustomActions = ["Archive", "Flag"].map { name in
                UIAccessibilityCustomAction(name: name) { action in
                    performed.append(action.name)
                    return true
                }
            }
            page.view.addSubview(button)
            host.settle()
            @MainActor func press(_ key: UIKeyboardHIDUsage) {
                host.stage.keyUp(host.stage.keyDown(key))
                host.settle()
            }
            for _ in 0..<10 where !button.isFocused { press(.keyboardTab) }
            try #require(button.isFocused)
            press(.keyboardApplication)
            press(.keyboardDownArrow)
            press(.keyboardReturnOrEnter)
            #expect(performed == ["Flag"])
            button.menu = UIMenu(children: [page.action("Open")])
            press(.keyboardApplication)
            press(.keyboardReturnOrEnter)
            #expect(performed == ["Flag"] && page.chosen == ["Open"])
        }

        @Test("A menu with one selection shows what was chosen last", arguments: Place.allCases)
        func selection(place: Place) throws {
            let page = try show(in: place) { page in
                UIMenu(options: .singleSelection, children: [page.action("Name"), page.action("Size")])
            }
            for title in ["Size", "Name"] {
                try open()
                try tap(title)
                try open()
                #expect(
                    lines.filter { $0.accessibilityTraits.contains(.selected) }.map(\.accessibilityLabel) == [title])
                try tap(title)
            }
            #expect(page.chosen == ["Size", "Size", "Name", "Name"])
        }

        @Test("A menu that is open is followed, and goes where its button does", arguments: Place.allCases)
        func follow(place: Place) throws {
            let page = try show(in: place) { page in UIMenu(children: [page.action("Old")]) }
            try open()
            page.navigationItem.rightBarButtonItem?.menu = UIMenu(children: [page.action("New"), page.action("Newer")])
            host.settle()
            #expect(labels == ["New", "Newer"])
            page.navigationItem.rightBarButtonItem = nil
            host.settle()
            #expect(host.stage.window.describedViews.contains { $0.view.accessibilityLabel == "New" } == false)
            #expect(page.chosen.isEmpty)
        }

        @Test("With an action of its own a tap runs that, and shows no menu", arguments: Place.allCases)
        func ownAction(place: Place) throws {
            let page = try show(in: place) { page in UIMenu(children: [page.action("New")]) }
            page.navigationItem.rightBarButtonItem?.primaryAction = page.action("More")
            host.settle()
            try open()
            #expect(page.chosen == ["More"] && lines.isEmpty)
        }

        @Test("The menu of a plugin that ends is gone, and its numbers with it")
        func crashed() throws {
            let page = try show(in: .plugin) { page in UIMenu(children: [page.action("New")]) }
            try open()
            #expect(labels == ["New"])
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(host.stage.window.describedViews.contains { $0.view.accessibilityLabel == "New" } == false)
            #expect(page.chosen.isEmpty)
        }

        @Test("An element that is in the menu no more, or never was, does nothing in the plugin")
        func stale() throws {
            let page = try show(in: .plugin) { page in UIMenu(children: [page.action("Old"), page.action("Older")]) }
            let pane = try #require(navigation.viewControllers[0] as? RemoteViewController)
            let item = try #require(pane.navigationItem.rightBarButtonItem)
            let old = try #require(item.menu).children
            page.navigationItem.rightBarButtonItem?.menu = UIMenu(
                children: [page.action("New"), page.action("Off", .disabled)])
            host.settle()
            let new = try #require(item.menu).children
            // What the user had chosen when the news were on their way, and what cannot be chosen.
            for element in old + [new[1]] { element.choose(sender: item) }
            host.settle()
            #expect(page.chosen.isEmpty)
            new[0].choose(sender: item)
            host.settle()
            #expect(page.chosen == ["New"] && pane.state == .running(processIdentifier: nil))
        }

        @Test("A plugin's menu that is larger than a host takes is told as far as it may be, and goes on working")
        func tooLarge() throws {
            let page = try show(in: .plugin) { page in
                let deep = (0..<9).reduce(UIMenu(title: "Deepest", children: [page.action("End")])) { menu, level in
                    UIMenu(title: "Level \(level)", children: [page.action("At \(level)"), menu])
                }
                let long = String(repeating: "W", count: 3000)
                return UIMenu(
                    children: [page.action("First"), deep]
                        + (0..<500).map { UIAction(title: "\($0) " + long, subtitle: long) { _ in } })
            }
            try open()
            try tap("First")
            #expect(page.chosen == ["First"])
            let pane = try #require(navigation.viewControllers[0] as? RemoteViewController)
            #expect(pane.state == .running(processIdentifier: nil))
            let menu = try #require(pane.navigationItem.rightBarButtonItem?.menu)
            #expect(menu.children.count > 20 && menu.children.count <= BarMenu.mostElements)
        }

        @Test("A host's bar shows any menu that the rules allow, of extreme words and depths, and nothing traps")
        func hostile() throws {
            _ = try show(in: .plugin) { page in UIMenu(children: [page.action("New")]) }
            let pane = try #require(navigation.viewControllers[0] as? RemoteViewController)
            for round in 0..<4 as Range<UInt64> {
                var menu = BarMenu()
                menu.title = String(repeating: "\u{202E}W\n", count: 200)
                menu.elements = (0..<UInt64(BarMenu.mostElements)).map { place in
                    var element = BarMenuElement(id: MenuElementID(number: place + 1 + round))
                    element.title = place.isMultiple(of: 3) ? nil : String(repeating: "W\u{300}", count: 300)
                    element.image = .symbol("no.such.symbol")
                    element.submenu = round == 0 || place < 3 ? BarMenuElement.Submenu(isInline: round == 1) : nil
                    element.depth = round == 0 ? 0 : min(Int(place), 3)
                    return element
                }
                var button = BarButton(id: BarButtonID(number: 99))
                button.title = "More"
                button.hasAction = false
                button.menu = menu
                var item = NavigationItem()
                item.trailingButtons = [button]
                let facts = SceneFacts(title: nil, preferredContentSize: nil, navigationItem: item)
                try host.run.channels.plugin.send(.content(.sceneDidChangeFacts(facts)), scene: .first)
                host.settle()
                if round == 1 { try open() }
                for line in lines { #expect(line.bounds.width <= 400) }
            }
            #expect(pane.state == .running(processIdentifier: nil))
        }

        // MARK: In the pane

        @Test("A menu in a pane is shown in it, by a tap, a long press or the secondary button, and stays inside")
        func pane() throws {
            let pane = host.showPane()
            let page: Page = try host.controller()
            let button = UIButton(configuration: .gray())
            button.frame = CGRect(x: 10, y: 60, width: 60, height: 30)
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(children: (0..<30).map { page.action("Line \($0)") })
            page.view.addSubview(button)
            host.settle()
            let corner = pane.view.convert(CGPoint.zero, to: nil)
            host.stage.tap(CGPoint(x: corner.x + 40, y: corner.y + 75))
            host.settle()
            let window = try #require(page.view.window)
            let lines = window.describedViews.map(\.view)
            #expect(lines.first?.accessibilityLabel == "Line 0" && lines.count == 30)
            let first = try #require(lines.first)
            let place = first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: nil)
            host.stage.tap(CGPoint(x: corner.x + place.x, y: corner.y + place.y))
            host.settle()
            #expect(page.chosen == ["Line 0"])
            host.stage.window.sendSecondaryClick(at: CGPoint(x: corner.x + 40, y: corner.y + 75))
            host.settle()
            #expect(window.describedViews.count == 30)
            // Who looks elsewhere has no menu open.
            _ = pane.view.resignFirstResponder()
            host.settle()
            #expect(window.describedViews.count != 30)
        }

        @Test("A secondary click that nobody in the pane makes use of is for those around it")
        func around() throws {
            final class Owner: UIContextMenuInteractionDelegate {
                var asked: [CGPoint] = []
                func contextMenuInteraction(
                    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
                ) -> UIContextMenuConfiguration? {
                    asked.append(location)
                    return nil
                }
            }
            let (owner, pane) = (Owner(), host.showPane())
            pane.view.superview?.addInteraction(UIContextMenuInteraction(delegate: owner))
            let place = host.stage.middle(of: pane.view)
            host.stage.window.sendSecondaryClick(at: place)
            host.settle()
            #expect(owner.asked.count == 1)
        }
    }
}
