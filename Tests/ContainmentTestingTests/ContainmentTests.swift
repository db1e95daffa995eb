import ContainmentTesting
import Testing
import UIKit

/// What the documentation promises, with the plugins of this package. These tests use what is public only.
@Suite("A host under test") @MainActor struct ContainmentTests {
    static let hello = "org.mullion.hello"

    @Test("A tap reaches the plugin's button, and what it changes is seen; a killed process costs its pane, which comes back")
    func tapping() async throws {
        let host = try await TestHost(plugins: [Self.hello], size: CGSize(width: 400, height: 300))
        let pane = try await host.present(Self.hello, controller: "main")
        try await pane.button("Hello").tap()
        #expect(try await pane.staticText("Hello, once.").exists)

        try await pane.process.kill()
        #expect(try await pane.placeholder.exists)
        #expect(try await !pane.button("Hello").exists)
        #expect(try await pane.button("Hello").waitForExistence())
        #expect(try await !pane.placeholder.exists)
    }
}
