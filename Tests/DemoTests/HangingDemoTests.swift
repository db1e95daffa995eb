import Glibc
import MainLoopTesting
import Testing

/// The one test of a demo whose plugin leaves out what it comes to too late.
@MainActor @Suite("The demo with a plugin that hangs, seen by a VNC viewer", .serialized, .timeLimit(.minutes(4)))
struct HangingDemoTests {
    private let layout = DemoLayout.standard

    @Test("A plugin that hangs gets a badge after three seconds and loses it when it goes on; the host's pane answers")
    func hang() async throws {
        let guest = try GuestLoop()
        let demo = try Demo(
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0"], environment: ["MULLION_DEADLINES": "1"], on: guest)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        try await screen.wait(for: layout.pluginButtonEdge, toHave: "0062d6")
        let firstLook = try await screen.capture()
        let process = try await demo.nextPluginProcess()
        #expect(kill(process, SIGSTOP) == 0)
        try await screen.perform("click \(layout.pluginButton.center)")
        let (_, early) = try await screen.click(layout.hostButton, changing: layout.hostLabel)
        #expect(early[layout.pluginLabel] == firstLook[layout.pluginLabel])

        // On a busy machine three seconds may have passed already.
        if early[layout.badge] == firstLook[layout.badge] { try await screen.waitForChange(of: layout.badge) }
        let (_, stopped) = try await screen.click(layout.hostButton, changing: layout.hostLabel)
        #expect(stopped.legiblePixels(in: layout.badge) > 100)
        #expect(stopped[layout.pluginLabel] == firstLook[layout.pluginLabel])

        #expect(kill(process, SIGCONT) == 0)
        try await screen.wait(for: layout.badge, toBeAsIn: firstLook)
        // The click that it had missed was the host's by then. The next one is the first that counts.
        #expect(try await screen.capture()[layout.pluginLabel] == firstLook[layout.pluginLabel])
        try await clickUntilHeard(screen)
        #expect(demo.pluginProcesses == [process])
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
        try await screen.close()
    }

    /// Clicks the plugin's button until the plugin has acted on it: on a busy machine it may come to a click too late, as it did when it hung.
    private func clickUntilHeard(_ screen: ScreenDriver) async throws {
        for _ in 1..<8 {
            try await screen.perform("click \(layout.pluginButton.center)")
            // The driver answers with an error where nothing has changed.
            if (try? await screen.perform("wait-change \(layout.pluginLabel) 5")) != nil { return }
        }
        try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
    }
}
