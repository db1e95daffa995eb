import Foundation
import Glibc
import MainLoop
import MainLoopTesting
import PluginHost
import ProcessInspection
import Testing

/// A program of the demo that runs with a runtime directory of its own, and what it says.
@MainActor final class Demo {
    let runtimeDirectory: TemporaryDirectory
    /// What it printed on standard output.
    private(set) var output: [String] = []
    /// What it printed on standard error.
    private(set) var complaints: [String] = []
    private(set) var exitStatus: ChildExitStatus?

    /// What its plugins keep is below this.
    private let dataDirectory: TemporaryDirectory
    /// A variable by which every process is found that came of it: one of those that a plugin gets too.
    private let mark: (name: String, value: String)
    private let guest: GuestLoop
    private var process: ChildProcess?

    /// - Parameters:
    ///   - folder: The folder in which the program lies; nil: that of all programs.
    ///   - environment: What it gets besides paths and language. There is no display, unless it stands here.
    ///   - wrapper: A program, with its arguments, that becomes this one.
    ///   - standardError: Where that leads instead of to `complaints`.
    init(
        program: String = "DemoHost", in folder: TemporaryDirectory? = nil, _ arguments: [String],
        environment: [String: String] = [:],
        runtimeDirectory: TemporaryDirectory? = nil, startedBy wrapper: [String] = [],
        standardError: OwnedDescriptor? = nil, on guest: GuestLoop
    ) throws {
        let runtimeDirectory = try runtimeDirectory ?? TemporaryDirectory()
        self.runtimeDirectory = runtimeDirectory
        self.guest = guest
        dataDirectory = try TemporaryDirectory()
        mark = ("LC_DEMO", dataDirectory.path)
        let own = [
            "XDG_RUNTIME_DIR": runtimeDirectory.path, "TMPDIR": runtimeDirectory.path, "MULLION_LOG": "debug",
            "XDG_DATA_HOME": dataDirectory.path, mark.name: mark.value,
            // What a viewer clicks is to have its effect on a machine that is busy, too.
            "MULLION_DEADLINES": "0",
        ]
        let words = wrapper + [try folder?.file(program) ?? Self.path(ofProgram: program)] + arguments
        var description = ProcessDescription(
            executable: words[0], arguments: Array(words.dropFirst()),
            environment: ChildEnvironment(adding: own.merging(environment) { $1 }),
            // A host would leave lines of a burst out: a dump or a trace has more in a moment than a plugin may say in a second.
            outputLimits: OutputLimits(linesPerSecond: .max))
        if let standardError {
            description.arguments = ["-c", "exec \"$0\" \"$@\" 2>&3 3>&-"] + words
            description.executable = "/bin/sh"
            description.inheritedDescriptors = [standardError]
        }
        process = try ChildProcess.spawn(
            description,
            on: guest.loop,
            onLine: { [weak self] stream, line in
                stream == .output ? self?.output.append(line) : self?.complaints.append(line)
            },
            onExit: { [weak self] status in self?.exitStatus = status })
    }

    isolated deinit {
        process?.endNow()
    }

    /// Programs are built into the folder of the tests.
    static var folderOfPrograms: URL {
        get throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return URL(fileURLWithPath: tests).deletingLastPathComponent()
        }
    }

    private static func path(ofProgram name: String) throws -> String {
        try folderOfPrograms.appending(component: name).path
    }

    var processIdentifier: pid_t {
        process?.processIdentifier ?? 0
    }

    /// Sends a signal to the program's process group, as a terminal does for Ctrl-C.
    func signal(_ signal: CInt) {
        process?.signalGroup(signal)
    }

    // MARK: Ports

    /// Waits for the line that says where the window is served; returns the port for VNC viewers.
    func vncPort() async throws -> Int {
        try await wait(until: "the demo says where it can be seen") { $0.output.contains { $0.hasPrefix("Open http") } }
        let line = try #require(output.first { $0.hasPrefix("Open http") })
        let match = try #require(try /connect a VNC viewer to 127\.0\.0\.1:(\d+)\./.firstMatch(in: line), "\(line)")
        return try #require(Int(match.1))
    }

    // MARK: Plugins

    /// The numbers of all processes that the plugin has had, the latest last; not of those that draw it.
    var pluginProcesses: [pid_t] {
        complaints.compactMap { line in
            line.firstMatch(of: /\ org\.mullion\.[a-z-]+: running, process (\d+)$/).flatMap { pid_t($0.1) }
        }
    }

    /// The number of a plugin's process that runs, as far as the log tells.
    func process(of plugin: String) -> pid_t? {
        complaints.compactMap { line in
            line.range(of: " \(plugin): running, process ").flatMap { pid_t(line[$0.upperBound...]) }
        }.last
    }

    /// Waits for a process of the plugin that is none of those that were seen before.
    func nextPluginProcess(after seen: [pid_t] = []) async throws -> pid_t {
        try await wait(until: "the plugin runs") { $0.pluginProcesses.count > seen.count }
        return try #require(pluginProcesses.last)
    }

    // MARK: What it shows

    /// Returns the lines of `mullion dump`, in which rows of lists stand from top to bottom. A dump leaves out a plugin that gets no processor for a
    /// second, and says so; then another one is asked for.
    func dump() async throws -> [String] {
        let deadline = ContinuousClock.now + GuestLoop.patience
        while true {
            let dump = try Demo(
                program: "mullion", ["dump", "--elements", "--controllers"], runtimeDirectory: runtimeDirectory,
                on: guest)
            try await dump.waitForExit()
            let isWhole = !dump.output.contains { $0.contains("(does not answer) ") }
            if isWhole || ContinuousClock.now >= deadline { return dump.output }
        }
    }

    // MARK: Its end

    func wait(until event: String, _ condition: @escaping @MainActor (Demo) -> Bool) async throws {
        do {
            try await guest.wait(until: event) { condition(self) }
        } catch {
            Issue.record("\(error) It printed \(output) and \(complaints).")
            throw error
        }
    }

    func waitForExit() async throws {
        try await wait(until: "the program ends") { $0.exitStatus != nil }
    }

    /// Waits until the program has ended by itself, and looks for anything that it left behind.
    func expectGoodEnd(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await waitForExit()
        #expect(exitStatus == .exited(code: 0), "It said \(complaints)", sourceLocation: sourceLocation)
        let left = ProcessTable.processes(withEnvironment: "\(mark.name)=\(mark.value)")
        #expect(left == [], "Processes are left", sourceLocation: sourceLocation)
        #expect(!pluginProcesses.contains(where: ProcessTable.contains), sourceLocation: sourceLocation)
        #expect(runtimeDirectory.leftovers == [], sourceLocation: sourceLocation)
    }
}
