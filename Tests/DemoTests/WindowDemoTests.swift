import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("The demo in a window", .serialized, .timeLimit(.minutes(4)))
struct WindowDemoTests {
    private let guest: GuestLoop
    private let layout = DemoLayout.standard

    init() throws {
        guest = try GuestLoop()
    }

    /// Starts a display and the demo on it, and waits until the plugin has drawn.
    private func start() async throws -> (screen: ScreenDriver, demo: Demo, firstLook: Picture) {
        let screen = try await ScreenDriver.display(on: guest)
        let demo = try Demo(["--screen", "sdl"], environment: screen.environment, on: guest)
        try await screen.waitForWindow("Mullion")
        try await screen.wait(for: layout.pluginButtonEdge, toHave: "0062d6")
        return (screen, demo, try await screen.capture())
    }

    @Test("A click changes its own pane only; closing the window ends host and plugin")
    func clicksAndClosing() async throws {
        let (screen, demo, firstLook) = try await start()
        let (_, greeted) = try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
        #expect(greeted[layout.hostPane] == firstLook[layout.hostPane])
        let (_, counted) = try await screen.click(layout.hostButton, changing: layout.hostLabel)
        #expect(counted[layout.pluginPane] == greeted[layout.pluginPane])
        try await screen.perform("close-window")
        try await demo.expectGoodEnd()
        try await screen.close()
    }

    @Test("A new size of the window lays both panes out anew")
    func resizing() async throws {
        let (screen, demo, firstLook) = try await start()
        let line = try #require(firstLook[layout.mullion].first)
        for size in [DemoLayout(width: 700, height: 420), DemoLayout(width: 1100, height: 700)] {
            try await screen.resize(to: size)
            // Where each pane has its button, in the middle of itself, is up to the pane's own process.
            try await screen.wait(for: size.pluginButtonEdge, toHave: "0062d6")
            let look = try await screen.capture()
            #expect(Set(look[size.mullion]) == [line])
            #expect(look.background(of: size.hostPane) == 0xFFFFFF)
            #expect(look[size.hostButton] == firstLook[layout.hostButton])
            #expect(look.legiblePixels(in: size.pluginLabel) > 150)
            try await screen.click(size.pluginButton, changing: size.pluginLabel)
            try await screen.click(size.hostButton, changing: size.hostLabel)
        }
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
        try await screen.close()
    }
}
