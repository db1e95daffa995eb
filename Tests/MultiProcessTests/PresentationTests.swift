import ContainmentTesting
import PluginHost
import Testing
import UIKit

/// What plugins in real processes present, while they hang and when they die.
@Suite("Presentations of plugins", .timeLimit(.minutes(4))) @MainActor struct PresentationTests {
    private static let gallery = "org.mullion.gallery"

    private func start() async throws -> (host: TestHost, pane: Pane) {
        let host = try await TestHost(
            plugins: [Self.gallery], size: CGSize(width: 400, height: 640), clock: .manual)
        return (host, try await host.present(Self.gallery, controller: "presentations"))
    }

    @Test(
        "A sheet over a plugin that is stopped has a new place at each of sixty ticks a second that a finger moves it")
    func stopped() async throws {
        let (host, pane) = try await start()
        try await pane.button("Half sheet").tap()
        let controller = try await pane.sheet.controller
        let sheet = try #require(controller.presentationController?.presentedView)
        let number = pane.process.identifier
        try pane.process.stop()
        let frame = sheet.convert(sheet.bounds, to: nil)
        var finger = CGPoint(x: frame.midX, y: frame.minY + 6)
        var time = 0.0
        host.window.sendTouch(id: 1, phase: .began, at: finger, timestamp: time)
        func tick(_ step: CGFloat) async throws -> CGFloat {
            try await host.advance(by: .microseconds(16_667))
            time += 1.0 / 60
            finger.y += step
            host.window.sendTouch(id: 1, phase: .moved, at: finger, timestamp: time)
            return sheet.frame.minY
        }
        // A finger goes some points before a sheet follows it.
        _ = try await tick(-10)
        var places: [CGFloat] = []
        for _ in 0..<40 { places.append(try await tick(-3)) }
        for (one, next) in zip(places, places.dropFirst()) { #expect(one - next == 3) }
        for _ in 0..<20 { places.append(try await tick(2)) }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 != $1 })
        #expect(places.count == 60 && pane.process.identifier == number)
    }

    @Test("What a stopped plugin has presented is put away by its user, and so is its alert")
    func putAway() async throws {
        let (_, pane) = try await start()
        try await pane.button("Half sheet").tap()
        try pane.process.stop()
        try await pane.sheet.dismissByDragging()
        #expect(try await !pane.presented.exists)
        try pane.process.resume()
        try await pane.button("Alert").tap()
        try pane.process.stop()
        try await pane.alert.tap(action: "Cancel")
        try pane.process.resume()
        #expect(try await pane.staticText("The answer: Cancel").waitForExistence())
    }

    @Test(
        "What a plugin that dies has presented goes with it, at rest and on its way out",
        arguments: ["Full screen", "Half sheet", "Popover", "Alert"])
    func killed(name: String) async throws {
        let (host, pane) = try await start()
        try await pane.button(name).tap()
        #expect(try await host.presented.exists)
        try await pane.process.kill()
        #expect(try await !host.presented.exists)
        #expect(host.window.rootViewController?.presentedViewController == nil)
        try await pane.waitUntilShown()
        // It runs again, and may present again.
        try await pane.button(name).tap()
        #expect(try await host.presented.exists)
        let presenter = host.window.rootViewController
        presenter?.dismiss(animated: true)
        try await host.advance(by: .milliseconds(50))
        try await pane.process.kill()
        try await host.settle()
        #expect(presenter?.presentedViewController == nil && presenter?.view.window != nil)
    }
}
