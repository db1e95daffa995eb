import Glibc
import MainLoopTesting
import Testing

/// A confined process that gets the memory of its surfaces over the socket of its lane.
@MainActor @Suite("The pixels in Python", .serialized, .timeLimit(.minutes(4)))
struct PythonPixelsTests {
    private let guest: GuestLoop
    private let example: PythonExample
    private let layout = DemoLayout.standard

    init() throws {
        guest = try GuestLoop()
        example = try PythonExample("python-pixels")
    }

    @Test("A viewer sees them move, in the host's window and from memory that both processes have")
    func moves() async throws {
        let environment = [
            "MULLION_PLUGIN_PATH": example.path, "MULLION_DEMO_PLUGIN": "org.mullion.python-pixels",
        ]
        let demo = try Demo(
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0"], environment: environment, on: guest)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        for _ in 0..<3 {
            _ = try await screen.capture()
            try await screen.waitForChange(of: layout.pluginLabel)
        }
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
        try await screen.close()
    }
}
