import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("The palette in Python", .serialized, .timeLimit(.minutes(4)))
struct PythonPaletteTests {
    @Test(
        "The host's pane and a palette in Python talk by the contract; killed, it comes back, and nothing that it said is lost"
    )
    func palette() async throws {
        let guest = try GuestLoop()
        let example = try PythonExample("python-palette")
        let demo = try Demo(
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0"], environment: ["MULLION_PLUGIN_PATH": example.path],
            on: guest)
        let layout = DemoLayout.standard
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        try await screen.wait(for: layout.pluginButtonEdge, toHave: "0062d6")
        let walk = PaletteWalk(screen: screen, demo: demo, layout: layout)
        try await walk.pick()
        try await walk.kill()
        try await walk.finish()
        #expect(!demo.complaints.contains { $0.contains("refused") || $0.contains("had no effect") })
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
        try await screen.close()
    }
}
