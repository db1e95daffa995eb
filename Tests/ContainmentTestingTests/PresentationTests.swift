import ContainmentTesting
import GalleryControllers
import PluginHost
import Testing
import UIKit

/// Acts on what is presented, and questions about it, with the gallery's page of presentations at home and in its plugin.
@Suite("What is presented", .timeLimit(.minutes(4))) @MainActor struct PresentationTests {
    /// Where the controller is that presents.
    enum Place: String, CaseIterable {
        case home, plugin
    }

    private static let gallery = "org.mullion.gallery"

    private typealias Page = any ElementFinding & PresentationFinding

    private func start(
        _ place: Place, _ size: CGSize = CGSize(width: 800, height: 700)
    ) async throws -> (host: TestHost, page: Page) {
        let host = try await TestHost(plugins: [Self.gallery], size: size, clock: .manual)
        guard place == .plugin else {
            try await host.present(GalleryPage(.presentations).makeViewController())
            return (host, host)
        }
        return (host, try await host.present(Self.gallery, controller: "presentations"))
    }

    /// Of a window that is as narrow as a telephone.
    private static let narrow = CGSize(width: 400, height: 640)

    private func failure(
        _ code: ContainmentTestError.Code, _ act: @MainActor () async throws -> Void
    ) async throws -> String {
        let error = await #expect(throws: ContainmentTestError.self) { try await act() }
        #expect(error?.code == code, "\(error?.message ?? "")")
        return try #require(error).message
    }

    @Test("An alert is asked for its words and answered, and whoever asked hears of it", arguments: Place.allCases)
    func alert(place: Place) async throws {
        let (host, page) = try await start(place)
        #expect(try await !page.alert.exists)
        try await page.button("Alert").tap()
        let alert = page.alert
        #expect(try await alert.exists)
        #expect(try await alert.title == "Delete “Holiday”?")
        #expect(try await alert.message == "The pictures in it cannot be had back.")
        #expect(try await alert.actions.map(\.title) == ["Cancel", "Delete"])
        #expect(try await alert.actions.map(\.style) == [.cancel, .destructive])
        #expect(try await alert.origin?.contains("Gallery") == (place == .plugin ? true : nil))
        #expect(try await host.controllers.contains("presents as alert"))
        try await alert.tap(action: "Delete")
        #expect(try await !alert.exists)
        #expect(try await page.staticText("The answer: Delete").exists)
    }

    @Test("An action that an alert does not have, and one that is disabled, fail by name", arguments: Place.allCases)
    func otherActions(place: Place) async throws {
        let (_, page) = try await start(place)
        try await page.button("Alert").tap()
        let other = try await failure(.noElement) { try await page.alert.tap(action: "Keep") }
        #expect(other == "The alert \"Delete “Holiday”?\" has no action \"Keep\". It has \"Cancel\", \"Delete\".")
        try await page.alert.actions[1].isEnabled = false
        let disabled = try await failure(.notHittable) { try await page.alert.tap(action: "Delete") }
        #expect(disabled.contains("is disabled"), "\(disabled)")
        try await page.alert.tap(action: "Cancel")
        #expect(try await page.staticText("The answer: Cancel").exists)
    }

    @Test("An action sheet is an alert, and a touch beside it chooses what cancels", arguments: Place.allCases)
    func actionSheet(place: Place) async throws {
        let (_, page) = try await start(place)
        try await page.button("Choices").tap()
        #expect(try await page.alert.actions.map(\.title) == ["Copy link", "Send", "Cancel"])
        try await page.alert.tap(action: "Send")
        #expect(try await page.staticText("The answer: Send").exists)
        try await page.button("Choices").tap()
        try await page.alert.dismissByTappingOutside()
        #expect(try await page.staticText("The answer: Cancel").exists)
    }

    @Test("A presented controller has elements of its own, and ends from either side", arguments: Place.allCases)
    func fullScreen(place: Place) async throws {
        let (_, page) = try await start(place)
        for style in ["Full screen", "Page", "Form", "Over all"] {
            try await page.button(style).tap()
            #expect(try await page.presented.exists)
            #expect(try await page.presented.buttons.texts == ["Done"])
            try await page.presented.button("Done").tap()
            #expect(try await !page.presented.exists)
            try await page.button(style).tap()
            try await page.presented.dismiss()
            #expect(try await !page.presented.exists)
        }
    }

    @Test(
        "What an app presents by means of its own is found as anything that is presented, and ends from either side",
        arguments: Place.allCases)
    func drawer(place: Place) async throws {
        let (_, page) = try await start(place)
        // A plugin's own motion ends by its own clock.
        try await page.button("Drawer").tap()
        #expect(try await page.presented.button("Done").waitForExistence())
        try await page.presented.button("Done").tap()
        #expect(try await page.presented.waitForNonExistence())
        try await page.button("Drawer").tap()
        #expect(try await page.presented.button("Done").waitForExistence())
        try await page.presented.dismiss()
        #expect(try await !page.presented.exists)
    }

    @Test("What a plugin presents is a pane, which can be dismissed as such; what is the host's own is none")
    func panes() async throws {
        let (host, page) = try await start(.plugin)
        try await page.button("Form").tap()
        let pane = try await page.presented.pane
        #expect(try await pane.staticText("The sheet is as large as its content likes.").exists)
        #expect(try await page.presented.frame == pane.frame)
        try await pane.dismiss()
        #expect(try await !page.presented.exists)
        try await page.button("Alert").tap()
        let words = try await failure(.notPresented) { _ = try await host.presented.pane }
        #expect(words == "The alert \"Delete “Holiday”?\" is the host's own, and no pane of a plugin.")
    }

    @Test("A sheet is dragged from detent to detent, and away", arguments: Place.allCases)
    func sheet(place: Place) async throws {
        let (_, page) = try await start(place, Self.narrow)
        try await page.button("Half sheet").tap()
        let sheet = page.sheet
        #expect(try await sheet.detents == [.medium, .large])
        #expect(try await sheet.detent == .medium)
        let low = try await sheet.frame
        try await sheet.drag(to: .large)
        #expect(try await sheet.detent == .large)
        #expect(try await sheet.frame.height > low.height)
        try await sheet.drag(to: .medium)
        #expect(try await sheet.frame == low)
        let words = try await failure(.noElement) { try await sheet.drag(to: .init("low")) }
        #expect(words.hasSuffix("has no detent \"low\". It has medium, large."), "\(words)")
        try await sheet.dismissByDragging()
        #expect(try await !sheet.exists)
    }

    @Test("A sheet that its app does not let go is there still, and the failure says so", arguments: Place.allCases)
    func modalSheet(place: Place) async throws {
        let (_, page) = try await start(place, Self.narrow)
        try await page.button("Half sheet").tap()
        try await page.sheet.controller.isModalInPresentation = true
        let words = try await failure(.notDismissed) { try await page.sheet.dismissByDragging() }
        #expect(words.hasSuffix("is there still after it was dragged down. Its `isModalInPresentation` is true."))
        #expect(try await page.sheet.detent == .medium)
    }

    @Test("A popover and a form end by a touch beside them; an alert does not", arguments: Place.allCases)
    func outside(place: Place) async throws {
        let (_, page) = try await start(place)
        try await page.button("Popover").tap()
        #expect(try await [.up, .down, .left, .right].contains(page.popover.arrowDirection))
        #expect(try await !page.sheet.exists)
        try await page.popover.dismissByTappingOutside()
        #expect(try await !page.popover.exists)
        try await page.button("Form").tap()
        try await page.sheet.dismissByTappingOutside()
        #expect(try await !page.presented.exists)
        try await page.button("Alert").tap()
        let words = try await failure(.notDismissed) { try await page.alert.dismissByTappingOutside() }
        #expect(words.hasSuffix("An alert has to be answered."), "\(words)")
        try await page.alert.tap(action: "Cancel")
        try await page.button("Full screen").tap()
        let full = try await failure(.notHittable) { try await page.presented.dismissByTappingOutside() }
        #expect(full.hasPrefix("There is no room beside the full screen with a "), "\(full)")
    }

    @Test("What is not presented is an error that names what is", arguments: Place.allCases)
    func absence(place: Place) async throws {
        let (host, page) = try await start(place)
        let nothing = try await failure(.notPresented) { _ = try await page.sheet.detent }
        #expect(nothing.hasSuffix(", nor is anything else presented."), "\(nothing)")
        try await page.button("Alert").tap()
        let other = try await failure(.notPresented) { try await page.sheet.dismissByDragging() }
        #expect(other.hasSuffix(". There is alert \"Delete “Holiday”?\"."), "\(other)")
        let element = try await failure(.notPresented) { _ = try await page.popover.frame }
        #expect(element.hasPrefix("There is no popover"), "\(element)")
        let button = try await failure(.noElement) { try await page.popover.button("Done").tap() }
        #expect(button == element)
        try await host.alert.tap(action: "Cancel")
    }

    @Test(
        "What a plugin presents in a context of its own is its pane's, and what it presents is told from where it came")
    func ownContext() async throws {
        let (host, page) = try await start(.plugin)
        try await page.button("In the page").tap()
        #expect(try await page.staticText("This covers the page and nothing else.").exists)
        #expect(try await !page.presented.exists)
        #expect(try await host.controllers.contains("presents as current context"))
        try await page.button("Done").tap()
        // The plugin's own motion ends by its own clock.
        #expect(try await page.button("Done").waitForNonExistence())
        #expect(try await !host.controllers.contains("presents as"))
        try await page.button("Full screen").tap()
        let lines = try await host.controllers.split(separator: "\n").map(String.init)
        let pane = try #require(lines.firstIndex { $0.contains("RemoteViewController") })
        let presents = try #require(lines.firstIndex { $0.contains("presents as full screen") })
        let shown = try #require(lines.firstIndex { $0.contains("PresentedPageViewController") })
        #expect(pane < presents && presents < shown)
        #expect(lines[presents].prefix { $0 == " " }.count == lines[pane].prefix { $0 == " " }.count + 2)
    }

    @Test("What the host refuses is not presented, and the pane has the reasons")
    func refusals() async throws {
        let (_, page) = try await start(.plugin)
        let pane = try #require(page as? Pane)
        #expect(pane.refusals == [])
        pane.controller.presentationPolicy = .never
        for name in ["Full screen", "Alert"] { try await pane.button(name).tap() }
        #expect(try await !pane.presented.exists)
        #expect(pane.refusals == ["The host does not allow it.", "The host does not allow it."])
    }

    @Test("A scenario that presents runs at home and in a plugin, with the same callbacks and the same pixels")
    func parity() async throws {
        try await expectParity(
            of: Self.gallery, controller: "presentations", size: CGSize(width: 800, height: 700),
            atHome: { GalleryPage(.presentations).makeViewController() }
        ) { stage in
            try await stage.embed()
            try await stage.button("Over all").tap()
            try await stage.capture("over all")
            try await stage.presented.button("Done").tap()
            try await stage.button("Form").tap()
            try await stage.capture("form")
            try await stage.sheet.dismissByTappingOutside()
            try await stage.button("Choices").tap()
            try await stage.alert.tap(action: "Copy link")
        }
    }
}
