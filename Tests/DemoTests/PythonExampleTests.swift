import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("The counter in Python", .serialized, .timeLimit(.minutes(4)))
struct PythonExampleTests {
    /// The colours of docs/Look.md that show what the button and its pane are like.
    private struct Look {
        var background: Picture.Color
        var tint: String
        var pressed: String

        static let light = Look(background: 0xFFFFFF, tint: "0062d6", pressed: "0052b4")
        static let dark = Look(background: 0x1C1C1E, tint: "5ba9ff", pressed: "75b7ff")
    }

    private let guest: GuestLoop
    private let example: PythonExample
    private let layout = DemoLayout.standard

    init() throws {
        guest = try GuestLoop()
        example = try PythonExample("python-counter")
    }

    /// What makes a host find it, and the demo show it.
    private var environment: [String: String] {
        ["MULLION_PLUGIN_PATH": example.path, "MULLION_DEMO_PLUGIN": "org.mullion.python-counter"]
    }

    private func connect(
        _ look: Look, _ arguments: [String] = []
    ) async throws -> (screen: ScreenDriver, demo: Demo, firstLook: Picture) {
        let demo = try Demo(
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0"] + arguments,
            environment: environment,
            on: guest)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        try await wait(for: look.tint, on: screen, of: demo)
        return (screen, demo, try await screen.capture())
    }

    /// Waits for a colour of the button; says what the host said where it does not come.
    private func wait(for color: String, on screen: ScreenDriver, of demo: Demo) async throws {
        do {
            try await screen.wait(for: layout.pluginButtonEdge, toHave: color)
        } catch {
            Issue.record("\(error) The host said \(demo.complaints).")
            throw error
        }
    }

    private func end(_ screen: ScreenDriver, _ demo: Demo) async throws {
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
        try await screen.close()
    }

    /// Beside the button, where the ring has its left edge.
    private var ring: Area {
        Area(x: layout.pluginButton.x - 14, y: layout.pluginButton.y + 8, width: 3, height: 8)
    }

    /// How far what stands out in an area is from the middle of its height, in pixels.
    private func distanceFromMiddle(_ picture: Picture, in area: Area) throws -> Int {
        let background = picture.background(of: area)
        let rows = (area.y..<area.y + area.height).filter { y in
            (area.x..<area.x + area.width).contains { picture[$0, y] != background }
        }
        let (top, bottom) = (try #require(rows.first), try #require(rows.last))
        return abs(top - area.y - (area.y + area.height - 1 - bottom)) / 2
    }

    @Test("A click counts and shows the press; light and dark have the colours and the layout of the Swift plugins")
    func clicks() async throws {
        for (look, arguments) in [(Look.light, []), (.dark, ["--appearance", "dark"])] {
            let (screen, demo, firstLook) = try await connect(look, arguments)
            #expect(firstLook.background(of: layout.pluginPane) == look.background)
            #expect(firstLook.background(of: layout.pluginPane) == firstLook.background(of: layout.hostPane))
            #expect(firstLook.legiblePixels(in: layout.pluginLabel) > 150)
            #expect(firstLook.legiblePixels(in: layout.pluginButton) > 20)
            #expect(try distanceFromMiddle(firstLook, in: layout.pluginButton) <= 1)
            #expect(try distanceFromMiddle(firstLook, in: layout.pluginLabel) <= 2)

            try await screen.perform("move \(layout.pluginButton.center)")
            try await screen.perform("down")
            try await wait(for: look.pressed, on: screen, of: demo)
            #expect(try await screen.capture()[layout.pluginLabel] == firstLook[layout.pluginLabel])
            try await screen.perform("up")
            try await screen.waitForChange(of: layout.pluginLabel)
            try await wait(for: look.tint, on: screen, of: demo)
            let (_, twice) = try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
            #expect(twice[layout.hostPane] == firstLook[layout.hostPane])
            try await end(screen, demo)
            #expect(!demo.complaints.contains { $0.contains("other fonts") || $0.contains("refused") })
        }
    }

    @Test("Tab brings the ring to the button and takes it on to the host; the space bar presses")
    func keys() async throws {
        let (screen, demo, firstLook) = try await connect(.light)
        // To the two buttons of the host's pane first.
        for _ in 1...2 {
            try await screen.perform("key Tab")
            try await screen.waitForChange(of: layout.hostPane)
            _ = try await screen.capture()
        }
        try await screen.perform("key Tab")
        try await screen.wait(for: ring, toHave: "0062d6")
        let ringed = try await screen.capture()
        #expect(ringed[layout.pluginButton] == firstLook[layout.pluginButton])
        try await screen.perform("key space")
        try await screen.waitForChange(of: layout.pluginLabel)
        try await screen.wait(for: layout.pluginButton, toBeAsIn: ringed)
        try await screen.perform("key shift+Tab")
        try await screen.wait(for: ring, toBeAsIn: firstLook)
        try await end(screen, demo)
    }

    @Test("Killed, it comes back as new")
    func kills() async throws {
        let (screen, demo, firstLook) = try await connect(.light)
        try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
        let process = try await demo.nextPluginProcess()
        #expect(kill(process, SIGKILL) == 0)
        _ = try await demo.nextPluginProcess(after: [process])
        try await screen.wait(for: layout.pluginPane, toBeAsIn: firstLook)
        try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
        try await end(screen, demo)
    }

    @Test("A new size of the window lays it out anew")
    func resizing() async throws {
        let screen = try await ScreenDriver.display(on: guest)
        let environment = screen.environment.merging([
            "MULLION_PLUGIN_PATH": example.path, "MULLION_DEMO_PLUGIN": "org.mullion.python-counter",
        ]) { $1 }
        let demo = try Demo(["--screen", "sdl"], environment: environment, on: guest)
        try await screen.waitForWindow("Mullion")
        try await wait(for: "0062d6", on: screen, of: demo)
        for size in [DemoLayout(width: 700, height: 420), DemoLayout(width: 1100, height: 700)] {
            try await screen.resize(to: size)
            try await screen.wait(for: size.pluginButtonEdge, toHave: "0062d6")
            let look = try await screen.capture()
            #expect(look.background(of: size.pluginPane) == 0xFFFFFF)
            #expect(look.legiblePixels(in: size.pluginLabel) > 150)
            try await screen.click(size.pluginButton, changing: size.pluginLabel)
        }
        try await end(screen, demo)
    }
}
