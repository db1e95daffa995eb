import Foundation
import Glibc
import MainLoop
import MainLoopTesting
import PluginHost
import Testing

@MainActor @Suite("How the demo confines its plugins, and itself", .serialized)
struct SandboxOptionTests {
    private let guest: GuestLoop
    private let folder: TemporaryDirectory

    init() throws {
        guest = try GuestLoop()
        folder = try TemporaryDirectory()
    }

    /// Runs the demo with a plugin that tries to reach a port of this machine at which nobody listens.
    private func networkDemo(_ arguments: [String]) throws -> Demo {
        let plugin = folder.file("plugin")
        try FileManager.default.createDirectory(atPath: plugin, withIntermediateDirectories: false)
        let manifest = #"""
            {"identifier": "org.example.caller", "executable": "Caller", "controllers": {"main": {}}, "network": true}
            """#
        try Data(manifest.utf8).write(to: URL(fileURLWithPath: "\(plugin)/plugin.json"))
        let script = "#!/bin/bash\nexec 3<>/dev/tcp/127.0.0.1/9\n"
        try Data(script.utf8).write(to: URL(fileURLWithPath: "\(plugin)/Caller"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(plugin)/Caller")
        return try Demo(
            ["--screen", "offscreen"] + arguments,
            environment: ["MULLION_PLUGIN_PATH": folder.path, "MULLION_DEMO_PLUGIN": "org.example.caller"], on: guest)
    }

    private let question = "org.example.caller asks for the network and gets none; to give it, start the host with"

    @Test("A plugin that asks for the network and is not granted it gets none, and the log says so once")
    func notGranted() async throws {
        let demo = try networkDemo([])
        try await demo.wait(until: "the plugin is refused") { $0.complaints.contains { $0.contains("socket: ") } }
        try await demo.wait(until: "it has ended") { $0.complaints.contains { $0.contains("before it made contact") } }
        #expect(demo.complaints.contains { $0.hasSuffix("socket: Operation not permitted") })
        #expect(demo.complaints.count { $0.contains(question) } == 1)
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
    }

    @Test("One that is granted it has it")
    func granted() async throws {
        let demo = try networkDemo(["--allow-network", "org.example.caller"])
        try await demo.wait(until: "the plugin has called") { $0.complaints.contains { $0.contains("connect: ") } }
        #expect(demo.complaints.contains { $0.hasSuffix("connect: Connection refused") })
        #expect(!demo.complaints.contains { $0.contains(question) })
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
    }

    @Test("MULLION_SANDBOX chooses like --sandbox, and without a sandbox the log says what that means")
    func none() async throws {
        let demo = try Demo(["--screen", "offscreen"], environment: ["MULLION_SANDBOX": "none"], on: guest)
        let plugin = try await demo.nextPluginProcess()
        #expect(
            demo.complaints.contains {
                $0.hasSuffix("The sandbox is none, so each plugin can do whatever this user can.")
            })
        #expect(try field("NoNewPrivs", of: plugin) == "0")
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
    }

    @Test("A word in MULLION_SANDBOX that names no sandbox is no reason to do without one")
    func unknownSandbox() async throws {
        let demo = try Demo(["--screen", "offscreen"], environment: ["MULLION_SANDBOX": "off"], on: guest)
        try await demo.waitForExit()
        #expect(demo.exitStatus == .exited(code: 64))
        #expect(
            demo.complaints.contains { $0.contains("MULLION_SANDBOX is off; use one of launcher, bubblewrap, none") })
    }

    @Test("A plugin of the demo is confined where nothing else is asked for")
    func confined() async throws {
        let demo = try Demo(["--screen", "offscreen"], on: guest)
        let plugin = try await demo.nextPluginProcess()
        #expect(try field("NoNewPrivs", of: plugin) == "1")
        #expect(try field("Seccomp", of: plugin) == "2")
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
    }

    private func field(_ name: String, of process: pid_t) throws -> String? {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        return status.split(separator: "\n").first { $0.hasPrefix("\(name):") }?.split(separator: "\t").last.map(
            String.init)
    }
}
