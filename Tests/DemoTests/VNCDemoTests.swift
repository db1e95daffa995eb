import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("The demo, seen by a VNC viewer", .serialized, .timeLimit(.minutes(4)))
struct VNCDemoTests {
    private let guest: GuestLoop
    private let demo: Demo
    private let layout = DemoLayout.standard

    init() throws {
        guest = try GuestLoop()
        demo = try Demo(["--screen", "vnc", "--vnc-port", "0", "--port", "0"], on: guest)
    }

    /// Connects, and waits until the plugin has drawn.
    private func connect() async throws -> (screen: ScreenDriver, firstLook: Picture) {
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        try await screen.wait(for: layout.pluginButtonEdge, toHave: "0062d6")
        return (screen, try await screen.capture())
    }

    private func end(_ screen: ScreenDriver) async throws {
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
        try await screen.close()
    }

    @Test("A click changes the pane that it goes into, and no other")
    func clicks() async throws {
        let (screen, firstLook) = try await connect()
        let (_, greeted) = try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
        #expect(greeted[layout.hostPane] == firstLook[layout.hostPane])
        #expect(greeted[layout.pluginButton] == firstLook[layout.pluginButton])
        let (_, counted) = try await screen.click(layout.hostButton, changing: layout.hostLabel)
        #expect(counted[layout.pluginPane] == greeted[layout.pluginPane])
        #expect(counted[layout.hostButton] == firstLook[layout.hostButton])
        #expect(counted.legiblePixels(in: layout.hostLabel) > 150)
        #expect(counted.legiblePixels(in: layout.pluginLabel) > 150)
        try await end(screen)
    }

    @Test(
        "A palette in a process of its own changes the host's color, and killed in the middle of it loses nothing that it said"
    )
    func palette() async throws {
        let (screen, _) = try await connect()
        let walk = PaletteWalk(screen: screen, demo: demo, layout: layout)
        try await walk.pick()
        try await walk.kill()
        // The other panes never noticed.
        try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
        try await walk.finish()
        try await end(screen)
    }

    @Test("A killed plugin comes back as new: at once, then after a pause, and after three times when asked")
    func kills() async throws {
        let (screen, firstLook) = try await connect()
        var seen: [pid_t] = []
        try await screen.click(layout.pluginButton, changing: layout.pluginLabel)

        for round in 1...4 {
            let process = try await demo.nextPluginProcess(after: seen)
            seen = demo.pluginProcesses
            #expect(kill(process, SIGKILL) == 0)
            // The background of placeholders.
            if round > 1 { try await screen.wait(for: layout.pluginCorner, toHave: "f2f2f7") }
            // The host's own pane answers all the while.
            let (_, counted) = try await screen.click(layout.hostButton, changing: layout.hostLabel)
            if round == 4 {
                // It stays now, with name and reason; before, the next process may have drawn already.
                #expect(counted.background(of: layout.pluginPane) == 0xF2F2F7)
                #expect(counted.legiblePixels(in: layout.pluginPane) > 400)
            }
            if round < 4 { try await screen.wait(for: layout.pluginPane, toBeAsIn: firstLook) }
        }
        #expect(demo.complaints.count { $0.contains("It was ended by force (signal 9).") } == 4)

        let givenUp = try await screen.captureAtRest()
        let button = try #require(givenUp.lowestMark(in: layout.pluginInside))
        try await screen.perform("click \(button.x) \(button.y - 10)")
        try await screen.wait(for: layout.pluginPane, toBeAsIn: firstLook)
        #expect(demo.pluginProcesses.count == 5)
        try await end(screen)
    }

    @Test("A plugin that hangs gets a badge after three seconds and loses it when it goes on; the host's pane answers")
    func hang() async throws {
        let (screen, firstLook) = try await connect()
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
        try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
        #expect(demo.pluginProcesses == [process])
        try await end(screen)
    }

    @Test("A plugin that hangs for ten seconds can be started anew by its badge")
    func restart() async throws {
        let (screen, firstLook) = try await connect()
        try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
        let process = try await demo.nextPluginProcess()
        #expect(kill(process, SIGSTOP) == 0)
        let (before, _) = try await screen.click(layout.pluginButton, changing: layout.badge)
        #expect(before[layout.badge] == firstLook[layout.badge])
        // The offer makes the badge grow to the left.
        try await screen.waitForChange(of: layout.longBadge)
        #expect(demo.pluginProcesses == [process])
        try await screen.perform("click \(layout.badgeButton)")
        try await screen.wait(for: layout.pluginPane, toBeAsIn: firstLook)
        #expect(demo.pluginProcesses.count == 2)
        try await end(screen)
    }
}
