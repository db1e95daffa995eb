import Foundation
import MainLoopTesting
import PluginHost
import Testing

/// What `scripts/measure-siege` does at length, in a release build, and with an eye on the clock.
@Suite("A host under siege", .timeLimit(.minutes(4))) @MainActor struct SiegeTests {
    private static let seconds = 10
    /// In MiB: of one plugin at its limits (docs/Deploying.md), and what programs take more in a debug build.
    private static let memory = 580

    @Test("A plugin that attacks by every means at once costs its own panes, and of its neighbour not a pixel")
    func siege() async throws {
        let guest = try GuestLoop()
        let driver = try DriverProgram.command("siege.py")
        let programs = try Demo.folderOfPrograms
        var lines: [String] = []
        var status: ChildExitStatus?
        let process = try ChildProcess.spawn(
            ProcessDescription(
                executable: driver.executable,
                arguments: [
                    driver.script, "--programs", programs.path, "--seconds", "\(Self.seconds)", "--memory",
                    "\(Self.memory)",
                ]), on: guest.loop, onLine: { lines.append($1) }, onExit: { status = $0 })
        defer { process.endNow() }
        try await guest.wait(until: "the siege begins") { lines.contains("The siege begins.") || status != nil }
        try await guest.wait(until: "the siege is over", upTo: .seconds(180)) { status != nil }
        #expect(status == .exited(code: 0), "It said \(lines)")
    }
}
