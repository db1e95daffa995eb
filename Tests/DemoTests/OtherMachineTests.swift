import Foundation
import Glibc
import MainLoopTesting
import PluginHost
import Testing

/// The demo with its plugin on another machine, by real network namespaces, as a viewer sees it.
@MainActor
@Suite("A plugin on another machine", .serialized, .enabled(if: OtherMachine.isPossible), .timeLimit(.minutes(4)))
struct OtherMachineTests {
    private let guest: GuestLoop
    private let keys: TemporaryDirectory
    private let layout = DemoLayout.standard

    init() throws {
        guest = try GuestLoop()
        keys = try TemporaryDirectory()
    }

    /// Runs `mullion keys`, as a person would.
    private func mullion(_ words: [String]) throws {
        let process = Process()
        process.executableURL = try Demo.folderOfPrograms.appending(component: "mullion")
        process.arguments = ["keys"] + words + ["--folder", keys.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private func startPlugin(on machine: OtherMachine, at address: String) throws -> Demo {
        try Demo(
            program: "HelloPlugin", [],
            environment: [
                "MULLION_GATE": address, "MULLION_PLUGIN": "org.mullion.hello",
                "MULLION_GATE_KEY_FILE": keys.file("gate.pub"), "MULLION_PLUGIN_KEY_FILE": keys.file("hello.key"),
            ], startedBy: machine.entry, on: guest)
    }

    @Test(
        "The demo's plugin on another machine is seen, and back after it was killed, and after its network was down for a second and for longer than heartbeats allow; nothing of it can be read on the way"
    )
    func demo() async throws {
        try mullion(["new"])
        try mullion(["new", "hello"])
        try mullion(["allow", "org.mullion.hello", "hello"])
        let machine = try await OtherMachine(on: guest)
        let wire = try machine.capture()
        let address = "tcp://\(machine.here):7070"
        let demo = try Demo(
            [
                "--screen", "vnc", "--vnc-port", "0", "--port", "0", "--gate", address, "--gate-keys", keys.path,
            ], on: guest)
        let first = try startPlugin(on: machine, at: address)
        let screen = try await ScreenDriver.vnc(port: try await demo.vncPort(), on: guest)
        let blue = "0062d6"
        let placeholder = "f2f2f7"
        try await screen.wait(for: layout.pluginButtonEdge, toHave: blue)
        _ = try await screen.click(layout.pluginButton, changing: layout.pluginLabel)

        // Killed, and started again.
        first.signal(SIGKILL)
        try await screen.wait(for: layout.pluginCorner, toHave: placeholder)
        let second = try startPlugin(on: machine, at: address)
        try await screen.wait(for: layout.pluginButtonEdge, toHave: blue)

        // A second without a network: TCP says everything again, and nobody notices.
        try machine.setCable(isIn: false)
        var hasPassed = false
        let timer = guest.loop.schedule(after: .seconds(1)) { hasPassed = true }
        try await guest.wait(until: "a second has passed") { hasPassed }
        timer.cancel()
        try machine.setCable(isIn: true)
        do {
            _ = try await screen.click(layout.pluginButton, changing: layout.pluginLabel)
        } catch {
            Issue.record("\(error) The host said \(demo.complaints), the plugin \(second.complaints).")
        }
        #expect(!second.complaints.contains { $0.contains("is lost") })

        // For so long that both sides give up.
        try machine.setCable(isIn: false)
        try await screen.wait(for: layout.pluginCorner, toHave: placeholder)
        try await second.wait(until: "the plugin knows it too") { plugin in
            plugin.complaints.contains { $0.contains("No host answers: waiting") }
        }
        try machine.setCable(isIn: true)
        try await screen.wait(for: layout.pluginButtonEdge, toHave: blue)
        #expect(second.exitStatus == nil)

        // Whoever is on the way reads the greeting of ZMTP, and nothing of what is said.
        let seen = String(decoding: wire.bytes, as: UTF8.self)
        #expect(seen.contains("CURVE"))
        #expect(!seen.contains("org.mullion.hello"))
        #expect(!seen.contains("process of its own"))

        second.signal(SIGTERM)
        try await second.waitForExit()
        demo.signal(SIGTERM)
        try await demo.waitForExit()
        #expect(demo.exitStatus == .exited(code: 0), "It said \(demo.complaints)")
        try await screen.close()
    }
}
