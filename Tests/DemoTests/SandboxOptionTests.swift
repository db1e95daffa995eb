import Files
import Foundation
import Glibc
import MainLoop
import MainLoopTesting
import PluginHost
import ProcessInspection
import Testing

@MainActor @Suite("How the demo confines its plugins, and itself", .serialized, .timeLimit(.minutes(4)))
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

    // MARK: A kernel that lacks something

    /// A launcher that finds neither Landlock nor a way to look into its plugin.
    private func lesserLauncher() throws -> String {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let built = URL(fileURLWithPath: tests).deletingLastPathComponent().path
        let file = folder.file("launcher")
        let script = """
            #!/bin/sh
            exec '\(built)/LesserKernelFixture' landlock looking -- '\(built)/mullion-launch' "$@"

            """
        try Data(script.utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        return file
    }

    @Test("On a kernel without Landlock a plugin runs, and one line of the log says what it can do there")
    func lesserKernel() async throws {
        let demo = try Demo(
            ["--screen", "offscreen"], environment: ["MULLION_LAUNCHER": try lesserLauncher()], on: guest)
        _ = try await demo.nextPluginProcess()
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
        // A plugin that has had no processor for three seconds is warned of as well.
        let warnings = demo.complaints.filter { $0.contains(" warning ") && !$0.contains("does not respond") }
        #expect(warnings.count == 1, "\(warnings)")
        #expect(warnings.first?.contains("plugins can read and write every file that this user can.") == true)
        #expect(warnings.first?.contains("plugins can send signals to every process of this user.") == true)
    }

    @Test("With --require-sandbox none runs there, and the log says why")
    func requiredSandbox() async throws {
        let demo = try Demo(
            ["--screen", "offscreen", "--require-sandbox"], environment: ["MULLION_LAUNCHER": try lesserLauncher()],
            on: guest)
        try await demo.wait(until: "the plugin is refused") {
            $0.complaints.contains { $0.contains("This kernel has no Landlock") }
        }
        #expect(!demo.complaints.contains { $0.contains(": running, process ") })
        demo.signal(SIGTERM)
        try await demo.expectGoodEnd()
    }

    @Test("A sandbox cannot be required and left out")
    func contradiction() async throws {
        let demo = try Demo(["--screen", "offscreen", "--sandbox", "none", "--require-sandbox"], on: guest)
        try await demo.waitForExit()
        #expect(demo.exitStatus == .exited(code: 64))
        #expect(demo.complaints.contains { $0.contains("--require-sandbox does not go with --sandbox none") })
    }

    // MARK: The host itself

    /// Whether the kernel lets other programs of the same user look into a process: then its files in /proc are its
    /// user's, else root's.
    private func isOpen(_ process: pid_t) throws -> Bool {
        var status = stat()
        guard stat("/proc/\(process)/environ", &status) == 0 else { throw SystemCallError("stat") }
        return status.st_uid != 0
    }

    @Test(
        "The memory and the environment of a host are closed to other programs of its user, unless it is told to open them",
        .enabled(if: UnprivilegedUser.canRun), arguments: [false, true])
    func dumpable(isTold: Bool) async throws {
        let runtime = try TemporaryDirectory()
        if geteuid() == 0 {
            #expect(chown(runtime.path, UnprivilegedUser.number, UnprivilegedUser.number) == 0)
        }
        var environment = ["HOME": runtime.path, "XDG_DATA_HOME": runtime.file("data")]
        if isTold { environment["MULLION_DUMPABLE"] = "1" }
        let demo = try Demo(
            ["--screen", "offscreen"], environment: environment, runtimeDirectory: runtime,
            startedBy: UnprivilegedUser.command,
            on: guest)
        let plugin = try await demo.nextPluginProcess()
        #expect(try isOpen(demo.processIdentifier) == isTold)
        // A debugger may look into the plugin.
        #expect(try isOpen(plugin))
        demo.signal(SIGTERM)
        try await demo.waitForExit()
        #expect(demo.exitStatus == .exited(code: 0))
    }

    private func field(_ name: String, of process: pid_t) throws -> String? {
        let status = try #require(SystemFile.text(of: "/proc/\(process)/status"))
        return status.split(separator: "\n").first { $0.hasPrefix("\(name):") }?.split(separator: "\t").last.map(
            String.init)
    }
}
