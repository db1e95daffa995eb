import ContainmentTesting
import Foundation
import MainLoopTesting
import PluginHost

/// A program that a test has started, and what it printed.
@MainActor final class Program {
    let name: String
    private(set) var lines: [String] = []
    private(set) var status: ChildExitStatus?
    private var process: ChildProcess?

    /// - Parameter name: Of a program that was built, or the path of another.
    init(
        _ name: String, _ arguments: [String] = [], environment: [String: String] = [:], guest: GuestLoop
    ) throws {
        self.name = name
        let path = name.hasPrefix("/") ? name : BuiltPrograms.folder.appendingPathComponent(name).path
        process = try ChildProcess.spawn(
            ProcessDescription(
                executable: path, arguments: arguments, environment: ChildEnvironment(adding: environment),
                outputLimits: OutputLimits(linesPerSecond: .max)),
            on: guest.loop, onLine: { [weak self] _, line in self?.lines.append(line) },
            onExit: { [weak self] in self?.status = $0 })
    }

    /// Where a test has failed before its end.
    isolated deinit {
        process?.endNow()
    }

    var number: pid_t {
        process?.processIdentifier ?? 0
    }

    func says(_ text: String) -> Bool {
        lines.contains { $0.contains(text) }
    }

    func signal(_ signal: CInt) {
        process?.signal(signal)
    }

    func endNow() {
        process?.endNow()
    }
}
