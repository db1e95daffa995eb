import ContainmentTesting
import Testing
import UIKit

@testable import PluginHost

/// What a host scrolls of plugins in real processes.
@Suite("Scrolling of plugins", .timeLimit(.minutes(4))) @MainActor struct ScrollTests {
    /// A finger goes up by 60 points in a tenth of a second, and lets go.
    private func fling(_ window: UIWindow, from finger: CGPoint) {
        window.sendTouch(id: 1, phase: .began, at: finger, timestamp: 0)
        for step in 1...10 {
            window.sendTouch(
                id: 1, phase: .moved, at: CGPoint(x: finger.x, y: finger.y - CGFloat(step) * 6),
                timestamp: Double(step) / 100)
        }
        window.sendTouch(id: 1, phase: .ended, at: CGPoint(x: finger.x, y: finger.y - 60), timestamp: 0.1)
    }

    @Test("A fling over a plugin that is stopped is seen frame by frame, and the pane beside it answers meanwhile")
    func shown() async throws {
        let plugins = ["org.mullion.gallery", "org.mullion.hello"]
        let host = try await TestHost(plugins: plugins, size: CGSize(width: 400, height: 840), clock: .manual)
        let list = try await host.present(
            plugins[0], controller: "tables", frame: CGRect(x: 0, y: 0, width: 400, height: 640))
        let other = try await host.present(
            plugins[1], controller: "main", frame: CGRect(x: 0, y: 640, width: 400, height: 200))
        let finger = CGPoint(x: 150, y: try await list.element("Australia, AU").frame.midY)
        try list.process.stop()
        fling(host.window, from: finger)
        var pictures: [Screenshot] = []
        for _ in 0..<10 {
            for _ in 0..<3 { try await host.advance(by: .microseconds(16_667)) }
            pictures.append(try host.screenshotNow())
        }
        // Each shows other pixels than the one before, though nobody draws in the pane anew.
        #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 })
        try await other.button("Hello").tap()
        #expect(try await other.staticText("Hello, once.").waitForExistence())
    }

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
        fling(host.window, from: finger)
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
