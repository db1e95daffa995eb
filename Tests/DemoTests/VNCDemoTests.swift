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

    @Test("A killed plugin comes back as new at once, and the host's own pane answers all the while")
    func kills() async throws {
        let (screen, firstLook) = try await connect()
        try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
        let process = try await demo.nextPluginProcess()
        #expect(kill(process, SIGKILL) == 0)
        try await screen.click(layout.hostButton, changing: layout.hostLabel)
        try await screen.wait(for: layout.pluginPane, toBeAsIn: firstLook)
        _ = try await demo.nextPluginProcess(after: [process])
        try await end(screen)
    }

    @Test(
        "A plugin that is killed again and again comes back at once, then after pauses, and after three times when asked"
    )
    func repeatedKills() async throws {
        let (screen, firstLook) = try await connect()
        let pauses = [Duration.zero, .seconds(1), .seconds(2)]
        for round in 1...4 {
            // As soon as it runs: one that has lived for ten seconds begins with a clean slate.
            let process = try await demo.nextPluginProcess(after: Array(demo.pluginProcesses.prefix(round - 1)))
            let killed = ContinuousClock.now
            #expect(kill(process, SIGKILL) == 0)
            try await demo.wait(until: "end \(round) is told") { $0.deaths == round }
            guard round <= pauses.count else { break }
            try await demo.wait(until: "process \(round + 1) runs") { $0.pluginProcesses.count == round + 1 }
            #expect(ContinuousClock.now - killed >= pauses[round - 1])
        }

        // The background of placeholders. This one stays, with name and reason, and the host's own pane answers beside it.
        try await screen.wait(for: layout.pluginCorner, toHave: "f2f2f7")
        let (_, counted) = try await screen.click(layout.hostButton, changing: layout.hostLabel)
        #expect(counted.background(of: layout.pluginPane) == 0xF2F2F7)
        #expect(counted.legiblePixels(in: layout.pluginPane) > 400)
        #expect(demo.pluginProcesses.count == 4)

        let givenUp = try await screen.captureAtRest()
        let button = try #require(givenUp.lowestMark(in: layout.pluginInside))
        try await screen.perform("click \(button.x) \(button.y - 10)")
        try await screen.wait(for: layout.pluginPane, toBeAsIn: firstLook)
        try await demo.wait(until: "process 5 runs") { $0.pluginProcesses.count == 5 }
        #expect(demo.deaths == 4)
        try await end(screen)
    }

    @Test("A plugin that hangs for ten seconds can be started anew by its badge")
    func restart() async throws {
        let (screen, firstLook) = try await connect()
        let (_, greeted) = try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
        #expect(greeted[layout.badge] == firstLook[layout.badge])
        let process = try await demo.nextPluginProcess()
        #expect(kill(process, SIGSTOP) == 0)
        try await screen.perform("click \(layout.pluginButton.center)")
        try await screen.waitForChange(of: layout.badge)
        // The offer makes the badge grow to the left.
        try await screen.waitForChange(of: layout.longBadge)
        #expect(demo.pluginProcesses == [process])
        try await screen.perform("click \(layout.badgeButton)")
        try await screen.wait(for: layout.pluginPane, toBeAsIn: firstLook)
        try await demo.wait(until: "the next process runs") { $0.pluginProcesses.count == 2 }
        try await end(screen)
    }
}

extension Demo {
    /// The number of times that the log has told of a process that was killed.
    fileprivate var deaths: Int {
        complaints.count { $0.contains("It was ended by force (signal 9).") }
    }
}
