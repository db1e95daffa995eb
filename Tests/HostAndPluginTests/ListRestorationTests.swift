import Foundation
import HostStaging
import RemotePlacements
import Testing
import UIKitTesting

@testable import PluginHost
@testable import UIKit

extension HostAndPlugin {
    @Suite("A restart keeps where a list was scrolled to") @MainActor struct ListRestoration {
        @Test("REST-15 the rows that were seen are seen again, and the host scrolls on from there")
        func restart() throws {
            try ManualFrameClock.use { frames in
                let host = try InMemoryHost { _ in RowsPage() }
                let pane = host.showPane()
                let old: RowsPage = try host.controller()
                let finger = CGPoint(x: 300, y: 200)
                host.stage.touch(.began, finger)
                for step in 1...10 {
                    host.stage.touch(.moved, CGPoint(x: finger.x, y: finger.y - CGFloat(step) * 15))
                    host.settle()
                }
                host.stage.touch(.ended, CGPoint(x: finger.x, y: finger.y - 150))
                // The list rolls out, and a second later the host is told where it is.
                host.pass(seconds: 6, by: frames)
                let place = old.tableView.contentOffset.y
                #expect(place >= 100)
                try host.run.end(.exited(.killed(signal: 11)))
                host.settle()
                host.pass(.seconds(5))
                let new: RowsPage = try host.controller()
                #expect(new !== old && abs(new.tableView.contentOffset.y - place) < 1)
                let scroller = try #require(pane.scrollers(at: CGPoint(x: 100, y: 100)).first)
                #expect(abs(scroller.scrollOffset.y - place) < 1)
                host.stage.close()
                host.settle()
            }
        }
    }
}
