import ContainmentTesting
import Foundation
import MainLoop
import MainLoopTesting
import PluginBehaviours
import PluginHost

/// `HostFixture` with one plugin, as a process of its own: what it logs can be read, and it can be killed.
@MainActor final class HostProcess {
    let guest: GuestLoop
    let folder: PrivateFolder
    /// Everything that it printed and logged.
    private(set) var lines: [String] = []
    private(set) var hasEnded = false
    private var process: ChildProcess?

    /// - Parameter program: The plugin's executable.
    init(
        plugin program: URL = SpawningHost.fixture, _ behaviour: PluginBehaviour = .wellBehaved,
        environment: [String: String] = [:]
    ) throws {
        guest = try GuestLoop()
        folder = try PrivateFolder()
        let own = ["XDG_RUNTIME_DIR": folder.url.path, "XDG_DATA_HOME": data.path, "MULLION_LOG": "debug"]
        process = try ChildProcess.spawn(
            ProcessDescription(
                executable: BuiltPrograms.folder.appendingPathComponent("HostFixture").path,
                arguments: [program.path, behaviour.rawValue],
                environment: ChildEnvironment(adding: own.merging(environment) { $1 }),
                outputLimits: OutputLimits(linesPerSecond: .max)),
            on: guest.loop, onLine: { [weak self] _, line in self?.lines.append(line) },
            onExit: { [weak self] _ in self?.hasEnded = true })
    }

    isolated deinit {
        process?.endNow()
    }

    /// What its plugins keep is below this.
    var data: URL {
        folder.url.appendingPathComponent("data")
    }

    /// What the plugin printed, without what the log puts before it.
    var printed: [String] {
        lines.compactMap { line in line.firstRange(of: "org.mullion.fixture: ").map { String(line[$0.upperBound...]) } }
    }

    func wait(until event: String, _ condition: @escaping @MainActor (HostProcess) -> Bool) async throws {
        do {
            try await guest.wait(until: event) { condition(self) }
        } catch {
            throw HostProcessError(event: event, lines: lines)
        }
    }

    /// - Returns: The number of the plugin's process.
    func waitUntilRunning() async throws -> pid_t {
        func find() -> pid_t? {
            lines.last { $0.hasPrefix("plugin ") }.flatMap { pid_t($0.dropFirst(7)) }
        }
        try await wait(until: "the plugin runs") { _ in find() != nil }
        return find() ?? 0
    }

    func kill() async throws {
        process?.signal(SIGKILL)
        try await wait(until: "the host is gone") { $0.hasEnded }
    }
}

/// What did not come, and what came instead.
struct HostProcessError: Error, CustomStringConvertible {
    let event: String
    let lines: [String]

    var description: String {
        "Waited in vain until \(event). The host said: \(lines.joined(separator: "\n"))"
    }
}
