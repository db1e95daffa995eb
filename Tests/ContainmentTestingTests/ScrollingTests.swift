import ContainmentTesting
import GalleryControllers
import Testing
import UIKit

/// Acts on what scrolls, in the host and in a plugin. The host's clock stands still, so that nothing moves on unseen.
@Suite("Acts on what scrolls", .timeLimit(.minutes(4))) @MainActor struct ScrollingTests {
    enum Place: CaseIterable {
        case host, plugin
    }

    private func show(_ section: GallerySection, in place: Place) async throws -> TestHost {
        let plugin = "org.mullion.gallery"
        let host = try await TestHost(plugins: [plugin], size: CGSize(width: 400, height: 700), clock: .manual)
        let page = GalleryPage(section)
        switch place {
        case .host: try await host.present(page.makeViewController())
        case .plugin: try await host.present(plugin, controller: page.name)
        }
        return host
    }

    @Test("A row that is not made yet is scrolled to, down and up again, by what it says", arguments: Place.allCases)
    func search(place: Place) async throws {
        let host = try await show(.tables, in: place)
        let last = try await host.scrollTo(text: "Vietnam")
        #expect(try await last.isHittable)
        #expect(try await last.label == "Vietnam, VN")
        let first = try await host.scrollTo(text: "Argentina, AR")
        #expect(try await first.isHittable)
        let middle = try await first.scrollTo(text: "Japan")
        #expect(try await middle.label == "Japan, JP")
        #expect(try await middle.isHittable)
    }

    @Test("In a pane rows are scrolled to as in the window")
    func pane() async throws {
        let host = try await show(.tables, in: .plugin)
        let pane = try await host.present("org.mullion.gallery", controller: "tables-ar")
        #expect(try await pane.scrollTo(text: "VN").isHittable)
    }

    @Test("A text that no row has is looked for to both ends, and the error says so", arguments: Place.allCases)
    func missing(place: Place) async throws {
        let host = try await show(.tables, in: place)
        let error = await #expect(throws: ContainmentTestError.self) { try await host.scrollTo(text: "Atlantis") }
        #expect(error?.code == .noElement)
        #expect(
            error?.message.hasPrefix("Scrolled from one end to the other. There is no element \"Atlantis\"") == true)
    }

    @Test(
        "A fling takes the content further than the finger goes, and has come to rest when it returns",
        arguments: Place.allCases)
    func fling(place: Place) async throws {
        let host = try await show(.tables, in: place)
        let row = host.element("Austria, AT")
        let before = try await row.frame.minY
        try await row.fling(by: CGVector(dx: 0, dy: -80))
        let shown = try await host.hierarchy
        let after = try? await row.frame.minY
        #expect(after.map { $0 < before - 160 } ?? true)
        try await host.advance(by: .seconds(2))
        #expect(try await host.hierarchy == shown)
    }

    @Test("A drag leaves the content where the finger has put it", arguments: Place.allCases)
    func drag(place: Place) async throws {
        let host = try await show(.tables, in: place)
        let row = host.element("Austria, AT")
        let before = try await row.frame.minY
        try await row.drag(by: CGVector(dx: 0, dy: -60))
        // The first ten points make it a drag.
        #expect(abs(try await row.frame.minY - (before - 50)) < 1)
        let shown = try await host.hierarchy
        try await host.advance(by: .seconds(2))
        #expect(try await host.hierarchy == shown)
    }

    @Test("Content that is pulled down is refreshed", arguments: Place.allCases)
    func refresh(place: Place) async throws {
        let host = try await show(.scroll, in: place)
        try await host.staticText("Line 1").pullToRefresh()
        #expect(try await host.staticText("New line 1").waitForExistence())
        try await host.staticText("Line 1").pullToRefresh()
        #expect(try await host.staticText("New line 2").waitForExistence())
    }

    @Test("A row that is swiped shows its actions, and a full swipe does what comes first", arguments: Place.allCases)
    func swipe(place: Place) async throws {
        let host = try await show(.swipes, in: place)
        try await host.element("Bake bread").swipe(.left)
        #expect(try await host.button("Later").exists)
        try await host.button("Delete").tap()
        #expect(try await host.element("Bake bread").waitForNonExistence())
        try await host.element("Water the plants").swipe(.right)
        try await host.button("Finish").tap()
        #expect(try await host.button("Finish").waitForNonExistence())
        try await host.element("Return the books").swipe(.left, isFull: true)
        #expect(try await host.element("Return the books").waitForNonExistence())
        #expect(try await host.element("Water the plants").exists)
    }
}
