extension NewPlugin {
    /// A test by the product `ContainmentTesting`: it presents the plugin as a host does, in a process of its own.
    var testText: String {
        """
        import ContainmentTesting
        import Testing

        @MainActor @Suite struct \(name)Tests {
            @Test func countsTaps() async throws {
                let host = try await TestHost(plugins: ["\(identifier)"], size: CGSize(width: 400, height: 300))
                let pane = try await host.present("\(identifier)", controller: "main")
                try await pane.button("Count").tap()
                #expect(try await pane.staticText("1 tap").exists)
                try await pane.process.kill()
                #expect(try await pane.placeholder.exists)
                #expect(try await pane.button("Count").waitForExistence())
            }
        }

        """
    }
}
