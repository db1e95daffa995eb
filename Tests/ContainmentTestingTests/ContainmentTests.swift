import ContainmentTesting
import Testing
import UIKit

/// What the documentation promises, with the plugins of this package. These tests use what is public only.
enum Plugins {
    static let hello = "org.mullion.hello"
    static let palette = "org.mullion.palette"
}

@Suite("A host under test", .timeLimit(.minutes(4))) @MainActor struct ContainmentTests {
    @Test(
        "A tap reaches the plugin's button, and what it changes is seen; a killed process costs its pane, which comes back"
    )
    func tapping() async throws {
        let host = try await TestHost(plugins: [Plugins.hello], size: CGSize(width: 400, height: 300))
        let pane = try await host.present(Plugins.hello, controller: "main")
        try await pane.button("Hello").tap()
        #expect(try await pane.staticText("Hello, once.").exists)

        try await pane.process.kill()
        #expect(try await pane.placeholder.exists)
        #expect(try await pane.placeholder.label?.hasPrefix("Hello: ") == true)
        #expect(try await !pane.button("Hello").exists)
        #expect(try await pane.button("Hello").waitForExistence())
        #expect(try await !pane.placeholder.exists)
    }

    @Test("Panes of several plugins lie side by side, and one that is killed leaves the other as it was")
    func neighbours() async throws {
        let host = try await TestHost(plugins: [Plugins.hello, Plugins.palette], size: CGSize(width: 640, height: 300))
        let (left, right) = CGRect(x: 0, y: 0, width: 320, height: 300).divided(at: 320)
        let hello = try await host.present(Plugins.hello, controller: "main", frame: left)
        let palette = try await host.present(Plugins.palette, controller: "main", frame: right)
        #expect(hello.frame == left)
        #expect(palette.frame == right)
        try await hello.button("Hello").tap()
        let number = palette.process.identifier
        try await hello.process.kill()
        #expect(try await palette.slider("Red").exists)
        #expect(palette.process.identifier == number)
        try await palette.slider("Red").adjust(to: 1)
        #expect(try await palette.slider("Red").value == "100%")
        try await hello.waitUntilShown()
        #expect(try await hello.staticText("This pane is a process of its own.").exists)
    }

    @Test("A pane that is taken away is gone from the window, and what is left goes on")
    func dismissing() async throws {
        let host = try await TestHost(plugins: [Plugins.hello])
        let pane = try await host.present(Plugins.hello, controller: "main")
        try await pane.dismiss()
        #expect(try await host.elements().count == 0)
        let next = try await host.present(Plugins.hello, controller: "main")
        #expect(try await next.button("Hello").exists)
    }

    @Test("A plugin that is not there, and a controller that it does not have, are named at once with what there is")
    func missing() async throws {
        let none = await #expect(throws: ContainmentTestError.self) {
            try await TestHost(plugins: ["org.mullion.helo"])
        }
        #expect(none?.code == .noPlugin)
        #expect(none?.message.contains("There is no plugin org.mullion.helo in ") == true)
        #expect(none?.message.contains("org.mullion.hello") == true)

        let host = try await TestHost(plugins: [Plugins.hello])
        let other = await #expect(throws: ContainmentTestError.self) {
            try await host.present(Plugins.hello, controller: "settings")
        }
        #expect(other?.code == .notShown)
        #expect(other?.message.contains("has no controller \"settings\"") == true)
    }
}

extension CGRect {
    /// Itself, and one as large beside it.
    fileprivate func divided(at x: CGFloat) -> (CGRect, CGRect) {
        (self, offsetBy(dx: x, dy: 0))
    }
}
