import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// What a plugin that means harm says of its tab.
    @Suite("Harmful tabs") @MainActor final class HostileTabs {
        private let host: InMemoryHost
        private let tabs = UITabBarController()
        private let pane: RemoteViewController

        init() throws {
            host = try InMemoryHost { _ in UIViewController() }
            pane = host.makePane()
            let first = UIViewController()
            first.title = "First"
            tabs.viewControllers = [first, pane]
            tabs.selectedIndex = 1
            host.stage.embed(tabs)
            host.settle()
        }

        private func send(_ item: TabItem) throws {
            let facts = SceneFacts(title: nil, preferredContentSize: nil, tabItem: item)
            try host.run.channels.plugin.send(.content(.sceneDidChangeFacts(facts)), scene: .first)
        }

        @Test(
            "A tab that says as much as it may, anew in every message, keeps its place in the bar and the others theirs"
        )
        func flood() throws {
            let pixels = Data(repeating: 255, count: 128 * 128 * 4)
            let image = try #require(CGImage(width: 128, height: 128, premultipliedBGRA: pixels))
            for round in 1...50 {
                var item = TabItem()
                item.title = String(repeating: "\(round) Wörter ", count: 90)
                item.badge = String(repeating: "\(round)", count: 500)
                item.image = round.isMultiple(of: 2) ? .symbol("no.such.symbol.\(round)") : nil
                item.selectedImage = .pixels(
                    image, scale: round.isMultiple(of: 2) ? 16 : .leastNonzeroMagnitude, isTemplate: false)
                try send(item)
            }
            host.settle()
            let bar = tabs.tabBar
            #expect(bar.items?.last?.title?.hasPrefix("50") == true)
            #expect(host.stage.texts(in: tabs).contains("First"))
            for view in bar.subviews.flatMap(\.subviews) {
                let frame = view.convert(view.bounds, to: bar)
                #expect(bar.bounds.insetBy(dx: -1, dy: -1).contains(frame), "\(view)")
            }
            #expect(pane.state == .running(processIdentifier: nil))
        }
    }
}
