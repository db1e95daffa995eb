import HostStaging
import PluginHost
import PluginProtocol
import PluginTransport
import Testing
import UIKit

extension HostAndPlugin {
    /// What a plugin that means harm says of its buttons in bars.
    @Suite("Harmful buttons in bars") @MainActor final class HostileBars {
        /// Counts how often it is laid out.
        private final class Stack: UINavigationController {
            var layouts = 0

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                layouts += 1
            }
        }

        private let host: InMemoryHost
        private let navigation = Stack()
        private let pane: RemoteViewController

        init() throws {
            host = try InMemoryHost { _ in UIViewController() }
            pane = host.makePane()
            navigation.viewControllers = [pane]
            host.stage.embed(navigation)
            host.settle()
        }

        private func send(_ item: NavigationItem) throws {
            let facts = SceneFacts(title: nil, preferredContentSize: nil, navigationItem: item)
            try host.run.channels.plugin.send(.content(.sceneDidChangeFacts(facts)), scene: .first)
        }

        private static func item(_ round: UInt64) -> NavigationItem {
            var item = NavigationItem()
            let side = (0..<UInt64(NavigationItem.mostButtons)).map { place in
                var button = BarButton(id: BarButtonID(number: 1 + place + round * 32))
                button.title = String(repeating: "\(round) Wörter ", count: 200)
                button.image = place.isMultiple(of: 2) ? .symbol("no.such.symbol.\(round)") : nil
                button.isDone = place.isMultiple(of: 3)
                return button
            }
            item.title = String(repeating: "W", count: 4000)
            item.leadingButtons = side
            item.trailingButtons = side.map { button in
                var other = button
                other.id = BarButtonID(number: button.id.rawValue + 16)
                return other
            }
            return item
        }

        @Test("A bar full of new buttons in every message is made anew once, and what is gone is not kept")
        func flood() throws {
            weak var gone: UIBarButtonItem?
            try send(Self.item(0))
            host.settle()
            gone = navigation.navigationBar.topItem?.rightBarButtonItems?.first
            #expect(gone != nil)
            for round in 1...50 { try send(Self.item(UInt64(round))) }
            host.settle()
            #expect(gone == nil)
            #expect(navigation.navigationBar.topItem?.rightBarButtonItems?.count == NavigationItem.mostButtons)
            #expect(navigation.navigationBar.topItem?.rightBarButtonItems?.first?.title?.hasPrefix("50") == true)
            // The bar has room for as much as it has room for: its title is where it was, and nothing is outside.
            let bar = navigation.navigationBar
            for view in bar.subviews.flatMap(\.subviews) {
                #expect(bar.bounds.insetBy(dx: -1, dy: -1).contains(view.frame))
            }
        }

        @Test("A plugin below another page on the stack cannot move that one by what it says of large titles")
        func largeTitles() throws {
            navigation.navigationBar.prefersLargeTitles = true
            navigation.traitOverrides.verticalSizeClass = .regular
            let above = UIViewController()
            navigation.pushViewController(above, animated: false)
            host.settle()
            #expect(above.view.safeAreaInsets.top == 96)
            for display in [.never, .always, .never] as [NavigationItem.LargeTitleDisplay] {
                var item = NavigationItem()
                item.prompt = "Look here"
                item.largeTitleDisplay = display
                try send(item)
                host.settle()
                #expect(above.view.safeAreaInsets.top == 96 && navigation.navigationBar.frame.height == 96)
            }
            navigation.popViewController(animated: false)
            host.settle()
            #expect(pane.view.safeAreaInsets.top == 74 && navigation.navigationBar.frame.height == 74)
        }

        @Test(
            "A prompt and titles as long as may be, and colours and fonts that change in every message, stay in the bar"
        )
        func looks() throws {
            navigation.navigationBar.prefersLargeTitles = true
            navigation.traitOverrides.verticalSizeClass = .regular
            for round in 0..<50 {
                var item = Self.item(UInt64(round))
                item.prompt = String(repeating: "W", count: 4096)
                item.largeTitleDisplay = round.isMultiple(of: 2) ? .always : .never
                var look = NavigationBarAppearance()
                look.background = CGColor(red: CGFloat(round) / 50, green: 0, blue: 0, alpha: 0.5)
                look.title.font = BarTextStyle.Font(size: 44, weight: 900)
                look.largeTitle.font = look.title.font
                look.button.normal.font = look.title.font
                item.scrollEdgeAppearance = look
                try send(item)
            }
            host.settle()
            let bar = navigation.navigationBar
            #expect(bar.frame.height == 74 && bar.subviews.first?.backgroundColor?.cgColor.components?.first == 49 / 50)
            for view in bar.subviews.flatMap(\.subviews) {
                #expect(bar.bounds.insetBy(dx: -1, dy: -1).contains(view.frame))
            }
            #expect(pane.state == .running(processIdentifier: nil))
        }

        @Test("A plugin that wants other edges in every message costs one layout, and its last wish holds")
        func edges() throws {
            let bar = navigation.navigationBar
            bar.isTranslucent = false
            host.settle()
            let place = bar.frame
            func wish(_ rounds: Range<Int>) throws -> Int {
                let before = navigation.layouts
                for round in rounds {
                    var preferences = ControllerPreferences()
                    preferences.extendedEdges = round.isMultiple(of: 2) ? [] : .all
                    preferences.extendsBelowOpaqueBars = !round.isMultiple(of: 2)
                    let facts = SceneFacts(title: nil, preferredContentSize: nil, preferences: preferences)
                    try host.run.channels.plugin.send(.content(.sceneDidChangeFacts(facts)), scene: .first)
                }
                host.settle()
                return navigation.layouts - before
            }
            let once = try wish(1..<2)
            #expect(once > 0 && pane.view.frame.minY == 0)
            #expect(try wish(0..<51) <= once)
            #expect(bar.frame == place && pane.view.frame.minY == place.maxY)
            #expect(pane.view.frame.height == 300 - place.maxY && pane.state == .running(processIdentifier: nil))
        }

        @Test("Pictures of extreme sizes and scales neither trap nor leave the bar")
        func pictures() throws {
            let extremes: [(Int, Int, CGFloat)] = [
                (128, 1, 16), (1, 128, 0.001), (128, 128, 1e-9), (128, 128, .leastNonzeroMagnitude),
            ]
            for (width, height, scale) in extremes {
                let pixels = Data(repeating: 255, count: width * height * 4)
                let image = try #require(CGImage(width: width, height: height, premultipliedBGRA: pixels))
                var item = NavigationItem()
                var button = BarButton(id: .first)
                button.image = .pixels(image, scale: scale, isTemplate: true)
                item.trailingButtons = [button]
                try send(item)
                host.settle()
                let view = try #require(host.stage.buttons(in: navigation).first)
                #expect(navigation.navigationBar.bounds.insetBy(dx: -1, dy: -1).contains(view.frame), "\(scale)")
            }
        }

        @Test("A tap on a number that the plugin has forgotten is passed over")
        func forgotten() throws {
            var item = NavigationItem()
            var button = BarButton(id: BarButtonID(number: 99))
            button.title = "Nobody's"
            item.trailingButtons = [button]
            try send(item)
            host.settle()
            let view = try #require(host.stage.button("Nobody's", in: navigation))
            host.stage.tap(host.stage.middle(of: view))
            host.settle()
            #expect(pane.state == .running(processIdentifier: nil))
        }

        @Test("A toolbar full of new buttons in every message, as wide as may be, neither overlaps nor leaves anything")
        func toolbar() throws {
            navigation.isToolbarHidden = false
            weak var gone: UIBarButtonItem?
            for round in 0..<50 as Range<UInt64> {
                let items = (0..<UInt64(Toolbar.mostItems)).map { place in
                    var item = BarButton(id: BarButtonID(number: 1 + place + round * 32))
                    item.title = String(repeating: "\(round) W ", count: 200)
                    item.space = place.isMultiple(of: 5) ? .fixed : place.isMultiple(of: 7) ? .flexible : nil
                    item.width = [0, 1e-300, 0.5, 10_000][Int(place % 4)]
                    return item
                }
                let facts = SceneFacts(title: nil, preferredContentSize: nil, toolbar: Toolbar(items))
                try host.run.channels.plugin.send(.content(.sceneDidChangeFacts(facts)), scene: .first)
                if round == 0 {
                    host.settle()
                    gone = pane.toolbarItems?.first
                    #expect(gone != nil)
                }
            }
            host.settle()
            #expect(gone == nil && pane.toolbarItems?.count == Toolbar.mostItems)
            let bar: UIView = navigation.toolbar
            let spans = host.stage.buttons(in: navigation).filter { $0.superview === bar }.map(\.frame)
            for (left, right) in zip(spans, spans.dropFirst()) { #expect(left.maxX <= right.minX) }
            #expect(spans.allSatisfy { bar.bounds.insetBy(dx: -1, dy: -1).contains($0) })
            #expect(pane.state == .running(processIdentifier: nil))
        }
    }
}
