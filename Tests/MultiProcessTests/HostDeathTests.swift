import ContainmentTesting
import Foundation
import MainLoop
import MainLoopTesting
import PluginBehaviours
import PluginHost
import ProcessInspection
import Testing

extension MultiProcess {
    @Suite("The end of a host") @MainActor struct HostDeath {
        private let guest: GuestLoop
        private let folder: PrivateFolder

        init() throws {
            guest = try GuestLoop()
            folder = try PrivateFolder()
        }

        private func start(
            _ program: String, _ arguments: [String], onLine: @escaping @MainActor (String) -> Void,
            onExit: @escaping @MainActor (ChildExitStatus) -> Void
        ) throws -> ChildProcess {
            let own = [
                "XDG_RUNTIME_DIR": folder.url.path, "XDG_DATA_HOME": "\(folder.url.path)/data", "MULLION_LOG": "debug",
            ]
            let description = ProcessDescription(
                executable: BuiltPrograms.folder.appendingPathComponent(program).path, arguments: arguments,
                environment: ChildEnvironment(adding: own))
            return try ChildProcess.spawn(
                description, on: guest.loop, onLine: { _, line in onLine(line) }, onExit: onExit)
        }

        @Test(
            "When a host is killed its plugin is gone, even one whose main thread hangs",
            arguments: [PluginBehaviour.wellBehaved, .ignoresTerminate])
        func killed(behaviour: PluginBehaviour) async throws {
            var plugin: pid_t?
            var hasEnded = false
            let host = try start(
                "HostFixture", [SpawningHost.fixture.path, behaviour.rawValue],
                onLine: { line in
                    if line.hasPrefix("plugin ") { plugin = pid_t(line.dropFirst(7)) }
                }, onExit: { _ in hasEnded = true })
            defer { host.endNow() }
            try await guest.wait(until: "the host's plugin runs") { plugin != nil }
            let number = try #require(plugin)
            let watched = try #require(ProcessEnding(of: number, on: guest.loop))
            #expect(host.signal(SIGKILL))
            try await guest.wait(until: "the plugin is gone") { watched.hasEnded }
            try await guest.wait(until: "the host is gone") { hasEnded }
        }

        @Test("D4 when a host is killed, a daemon of its plugin's is gone as well")
        func killedWithDaemon() async throws {
            var daemon: pid_t?
            var runs = false
            var hasEnded = false
            let host = try start(
                "HostFixture", [SpawningHost.fixture.path, PluginBehaviour.leavesDaemon.rawValue],
                onLine: { line in
                    if let match = line.firstMatch(of: /: daemon (\d+)$/) { daemon = pid_t(match.1) }
                    if line.hasPrefix("plugin ") { runs = true }
                }, onExit: { _ in hasEnded = true })
            defer { host.endNow() }
            try await guest.wait(until: "the host's plugin runs, and its daemon") { runs && daemon != nil }
            let number = try #require(daemon)
            let watched = try #require(ProcessEnding(of: number, on: guest.loop))
            #expect(host.signal(SIGKILL))
            try await guest.wait(until: "the daemon is gone") { watched.hasEnded }
            try await guest.wait(until: "the host is gone") { hasEnded }
        }

        @Test("A host that is asked to end stops its plugins first and leaves no file", arguments: [SIGTERM, SIGINT])
        func terminated(signal: CInt) async throws {
            var status: ChildExitStatus?
            var plugin: pid_t?
            let host = try start(
                "DemoHost", ["--screen", "offscreen"],
                onLine: { line in
                    if let match = line.firstMatch(of: /: running, process (\d+)$/) { plugin = pid_t(match.1) }
                }, onExit: { status = $0 })
            defer { host.endNow() }
            try await guest.wait(until: "the host's plugin runs") { plugin != nil }
            let number = try #require(plugin)
            let watched = try #require(ProcessEnding(of: number, on: guest.loop))
            #expect(host.signal(signal))
            try await guest.wait(until: "the host has ended") { status != nil }
            #expect(status == .exited(code: 0))
            try await guest.wait(until: "the plugin has ended") { watched.hasEnded }
            #expect(folder.contents.isEmpty)
        }
    }
}
