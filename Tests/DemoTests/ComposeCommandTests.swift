import Foundation
import Glibc
import MainLoopTesting
import Testing

/// What compose.yaml starts, in plain processes with one directory: what `scripts/test-compose` shows in containers.
@MainActor @Suite("The commands of compose.yaml", .serialized, .timeLimit(.minutes(4)))
struct ComposeCommandTests {
    private let guest: GuestLoop
    private let plugins: TemporaryDirectory
    private let services: [String: ComposeService]
    private let layout = DemoLayout.standard

    init() throws {
        guest = try GuestLoop()
        plugins = try TemporaryDirectory()
        services = try ComposeService.all(plugins: plugins.path)
    }

    private func start(_ name: String, checking: Bool = false) throws -> Demo {
        let service = try #require(services[name])
        let health = ["MULLION_HEALTH_SOCKET": plugins.file("\(name).health")]
        let program = try #require(service.command.first)
        return try Demo(
            program: program, checking ? ["--check-health"] : Array(service.command.dropFirst()),
            environment: service.environment.merging(health) { $1 }, on: guest)
    }

    /// What a program answers that is asked how it does.
    private func health(of name: String) async throws -> String {
        let asker = try start(name, checking: true)
        try await asker.waitForExit()
        #expect(asker.exitStatus == .exited(code: 0), "\(asker.complaints)")
        return asker.output.joined(separator: "\n")
    }

    private func connect(to host: Demo) async throws -> ScreenDriver {
        try await ScreenDriver.vnc(port: try await host.vncPort(), on: guest)
    }

    private func waitForPane(_ screen: ScreenDriver) async throws {
        try await screen.wait(for: layout.pluginButtonEdge, toHave: "0062d6")
    }

    private func end(_ programs: Demo...) async throws {
        for program in programs {
            program.signal(SIGTERM)
            try await program.expectGoodEnd()
        }
    }

    @Test("The pane of a plugin that is killed shows the placeholder until the plugin is started again")
    func kill() async throws {
        let host = try start("host")
        let first = try start("hello")
        let screen = try await connect(to: host)
        try await waitForPane(screen)
        let firstLook = try await screen.capture()
        #expect(try await health(of: "host").contains("org.mullion.hello: running."))
        #expect(try await health(of: "hello").contains("Connected to the host"))

        first.signal(SIGKILL)
        try await screen.wait(for: layout.pluginCorner, toHave: "f2f2f7")
        #expect(try await health(of: "host").contains("org.mullion.hello: awaited."))
        // The host's own pane answers all the while.
        try await screen.click(layout.hostButton, changing: layout.hostLabel)

        let second = try start("hello")
        try await screen.wait(for: layout.pluginPane, toBeAsIn: firstLook)
        try await end(second, host)
        try await screen.close()
    }

    @Test("The plugin may come first, and is there again when the host was restarted")
    func restart() async throws {
        let hello = try start("hello")
        try await hello.wait(until: "the plugin waits") {
            $0.complaints.contains { $0.contains("There is no host yet") }
        }
        #expect(try await health(of: "hello") == "No host yet.")
        for _ in 0..<2 {
            let host = try start("host")
            let screen = try await connect(to: host)
            try await waitForPane(screen)
            try await end(host)
            try await screen.close()
        }
        try await end(hello)
    }

    @Test("A plugin that is paused gets a badge, however long, and loses it when it goes on, with its state")
    func pause() async throws {
        let host = try start("host")
        let hello = try start("hello")
        let screen = try await connect(to: host)
        try await waitForPane(screen)
        let (_, greeted) = try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
        hello.signal(SIGSTOP)
        try await screen.waitForChange(of: layout.badge)
        // The button that offers to restart it comes after ten seconds.
        try await screen.waitForChange(of: layout.longBadge)
        hello.signal(SIGCONT)
        try await screen.wait(for: layout.pluginPane, toBeAsIn: greeted)
        try await end(hello, host)
        try await screen.close()
    }

    @Test("A folder that others may write to is refused in the pane until it is mended")
    func wideRights() async throws {
        let folder = plugins.file("org.mullion.hello")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        #expect(chmod(folder, 0o777) == 0)
        let host = try start("host")
        try await host.wait(until: "the host complains") {
            $0.complaints.contains { $0.contains("chmod go-w \(folder)") }
        }
        #expect(chmod(folder, 0o700) == 0)
        let screen = try await connect(to: host)
        // The host complains before it has drawn what it says in the pane.
        try await screen.wait(for: layout.pluginCorner, toHave: "f2f2f7")
        let refused = try await screen.captureAtRest()
        let button = try #require(refused.lowestMark(in: layout.pluginInside))
        try await screen.perform("click \(button.x) \(button.y - 10)")
        let hello = try start("hello")
        try await waitForPane(screen)
        try await end(hello, host)
        try await screen.close()
    }
}
