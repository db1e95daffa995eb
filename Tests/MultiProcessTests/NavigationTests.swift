import ContainmentTesting
import Testing

/// A navigation controller in a plugin, used by mouse and keyboard, in real processes.
@Suite("A stack in a plugin") @MainActor struct NavigationTests {
    @Test("NAV-07 NAV-17 the bar leads back, a row leads on, and a crash costs the pane's place only")
    func back() async throws {
        let host = try await TestHost(plugins: ["org.mullion.gallery"], size: CGSize(width: 400, height: 500))
        let pane = try await host.present("org.mullion.gallery", controller: "navigation")
        #expect(try await pane.staticText("The long ridge").exists)
        try await pane.button("Trails").tap()
        #expect(try await pane.button("Around the lake").waitForExistence())
        #expect(try await pane.button("Trails").waitForNonExistence())
        try await pane.button("Around the lake").tap()
        #expect(try await pane.staticText("Two hours, always near the water.").waitForExistence())
        try await pane.process.kill()
        #expect(try await pane.placeholder.exists)
        #expect(try await pane.staticText("The long ridge").waitForExistence())
    }
}
