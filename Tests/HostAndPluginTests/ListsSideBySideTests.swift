import Diagnostics
import Foundation
import HostStaging
import PaneLayers
import RemotePlacements
import Testing
import UIKitTesting

@testable import PluginHost
@testable import UIKit

extension HostAndPlugin {
    /// Lists of two plugins in the columns of one split view.
    @Suite("Lists of two plugins side by side") @MainActor final class ListsSideBySide {
        private let host: InMemoryHost
        private let frames = ManualFrameClock()
        private let clock: Override
        private let panes: [RemoteViewController]

        init() throws {
            clock = frames.install()
            host = try InMemoryHost { _ in RowsPage() }
            panes = [host.makePane(), host.makePane(of: InMemoryHost.otherIdentifier)]
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(panes[0], for: .primary)
            split.setViewController(panes[1], for: .secondary)
            split.traitOverrides.horizontalSizeClass = .regular
            host.stage.embed(split, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            host.settle()
            host.pass(seconds: 1, by: frames)
        }

        isolated deinit {
            host.stage.close()
            host.settle()
            clock.end()
        }

        /// The tables of the plugins, and what shows each of them in the host.
        private func lists() throws -> [(table: UITableView, scroller: PaneScroller)] {
            try zip(host.launcher.runs, panes).map { run, pane in
                let page = try #require(run.connection?.controllers.first as? RowsPage)
                let table = try #require(page.tableView)
                return (table, try #require(pane.scrollers(at: CGPoint(x: 100, y: 200)).first))
            }
        }

        /// A finger on each list goes up within 0.1 s, both at the same time, and neither plugin hears of it yet.
        private func flingBoth() {
            let window = host.stage.window
            func touch(_ phase: UITouch.Phase, _ way: CGFloat, _ time: Double) {
                for (id, x) in [(1, 100), (2, 300)] as [(Int, CGFloat)] {
                    window.sendTouch(id: id, phase: phase, at: CGPoint(x: x, y: 250 - way), timestamp: time)
                }
            }
            touch(.began, 0, 0)
            for step in 1...10 { touch(.moved, CGFloat(step) * 10, Double(step) / 100) }
            touch(.ended, 100, 0.1)
        }

        @Test("Both roll at once, each under a finger of its own, and come to rest at the same place as their plugins")
        func together() throws {
            let lists = try lists()
            flingBoth()
            host.pass(seconds: 4, by: frames)
            for (table, scroller) in lists {
                #expect(scroller.scrollOffset.y > 300)
                #expect(abs(table.contentOffset.y - scroller.scrollOffset.y) < 1)
                let first = try #require(table.indexPathsForVisibleRows?.first)
                #expect(first.row == Int(table.contentOffset.y / 44))
            }
        }

        @Test("One whose plugin does not answer rolls on as the other does, and costs the other's plugin no call")
        func oneStands() throws {
            let lists = try lists()
            flingBoth()
            var places: [[CGFloat]] = [[], []]
            for _ in 0..<40 {
                frames.advance(by: .milliseconds(17))
                host.loop.runOneTurn(timeout: .zero)
                // Only the second plugin's messages arrive, there and back.
                host.launcher.runs[1].channels.pump()
                UpdateCycle.main.update()
                for index in 0..<2 { places[index].append(lists[index].scroller.scrollOffset.y) }
            }
            for places in places { #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 }) }
            let (first, second) = (lists[0].table, lists[1].table)
            #expect(first.contentOffset.y == 0 && second.contentOffset.y > 100)
            host.pass(seconds: 4, by: frames)
            #expect(abs(first.contentOffset.y - second.contentOffset.y) < 1 && first.contentOffset.y > 300)
        }
    }
}
