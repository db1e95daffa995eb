import Foundation
import Glibc
import MainLoopTesting
import Testing

@MainActor @Suite("Several windows of one host, each for a VNC viewer of its own", .serialized, .timeLimit(.minutes(4)))
struct SceneTests {
    private static let red = "cc0000"
    private let bar = Area(x: 200, y: 30, width: 20, height: 20)
    private let page = Area(x: 200, y: 220, width: 20, height: 20)

    /// The port of the window that the last line tells of, of as many.
    private func port(ofLineFor title: String, in host: Demo) async throws -> Int {
        try await host.wait(until: "the host says where \(title) can be seen") { host in
            host.output.contains { $0.contains("for “\(title)”") }
        }
        let line = try #require(host.output.last { $0.contains("for “\(title)”") })
        let match = try #require(try /connect a VNC viewer to 127\.0\.0\.1:(\d+)\./.firstMatch(in: line), "\(line)")
        return try #require(Int(match.1))
    }

    @Test("A window opens a second one with a plugin's pane; what is done there stays there, and it closes alone")
    func windows() async throws {
        let guest = try GuestLoop()
        let plugins = try ContainerPluginFolder()
        let host = try Demo(
            program: "WindowsHost",
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0", "--size", "420x360", "--appearance", "light"],
            environment: ["MULLION_PLUGIN_PATH": plugins.path], on: guest)
        let first = try await ScreenDriver.vnc(port: try await host.vncPort(), on: guest)
        try await first.wait(for: page, toHave: Self.red)
        let tapped = try await first.capture()

        try await first.perform("click \(bar.center)")
        let second = try await ScreenDriver.vnc(port: try await port(ofLineFor: "Window 2", in: host), on: guest)
        try await second.wait(for: page, toHave: Self.red)
        #expect(host.output.contains("connected 1") && host.output.contains("connected 2"))
        // The first window is as it was, and one process serves the panes of both.
        try await first.wait(for: bar, toBeAsIn: tapped)
        _ = try await host.nextPluginProcess()
        #expect(host.pluginProcesses.count == 1)

        // Its own code closes it; the first window goes on, and opens the next in the place that is free.
        try await second.perform("click \(bar.center)")
        try await host.wait(until: "the second window is gone") { $0.output.contains("discarded 1, left 1") }
        #expect(host.output.contains("disconnected Window 2"))
        try await first.wait(for: page, toHave: Self.red)
        try await first.perform("click \(bar.center)")
        try await host.wait(until: "another one is there") { host in
            host.output.count { $0.contains("for “Window 2”") } == 2
        }
        let third = try await ScreenDriver.vnc(port: try await port(ofLineFor: "Window 2", in: host), on: guest)
        try await third.wait(for: page, toHave: Self.red)

        host.signal(SIGTERM)
        try await host.expectGoodEnd()
    }
}
