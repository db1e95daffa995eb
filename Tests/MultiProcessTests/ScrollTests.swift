import ContainmentTesting
import Testing
import UIKit

@testable import PluginHost

/// What a host scrolls of plugins in real processes.
@Suite("Scrolling of plugins", .timeLimit(.minutes(4))) @MainActor struct ScrollTests {
    @Test(
        "A fling over a plugin that is stopped has a new place in every frame, and the plugin ends where the host does")
    func stopped() async throws {
        let host = try await TestHost(
            plugins: ["org.mullion.gallery"], size: CGSize(width: 400, height: 640), clock: .manual)
        let pane = try await host.present("org.mullion.gallery", controller: "tables")
        let first = pane.element("Australia, AU")
        let before = try await first.frame.minY
        let number = pane.process.identifier
        let controller = try #require(host.window.rootViewController?.children.last as? RemoteViewController)
        let finger = CGPoint(x: 150, y: try await first.frame.midY)
        let scroller = try #require(controller.scrollers(at: controller.view.convert(finger, from: nil)).first)
        let start = scroller.scrollOffset.y
        try pane.process.stop()
        host.window.sendTouch(id: 1, phase: .began, at: finger, timestamp: 0)
        for step in 1...10 {
            host.window.sendTouch(
                id: 1, phase: .moved, at: CGPoint(x: finger.x, y: finger.y - CGFloat(step) * 6),
                timestamp: Double(step) / 100)
        }
        host.window.sendTouch(id: 1, phase: .ended, at: CGPoint(x: finger.x, y: finger.y - 60), timestamp: 0.1)
        var places = [scroller.scrollOffset.y]
        for _ in 0..<60 {
            try await host.advance(by: .microseconds(16_667))
            places.append(scroller.scrollOffset.y)
        }
        #expect(places[0] - start == 50)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
        #expect(pane.process.identifier == number)
        try pane.process.resume()
        try await host.advance(by: .seconds(4))
        let way = scroller.scrollOffset.y - start
        #expect(way > 250)
        // The plugin has heard of all of it: it has the row where the host shows it.
        let row = try await host.scrollTo(text: "Australia, AU")
        #expect(try await row.isHittable && before.isFinite)
    }
}
