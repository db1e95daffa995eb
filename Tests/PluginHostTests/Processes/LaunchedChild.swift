import MainLoop
import MainLoopTesting
import PluginHost
import PluginTransport

/// A real child process on a loop of its own, with a record of what was delivered, in order.
@MainActor
final class LaunchedChild {
    enum Event: Hashable {
        case line(StandardStream, String)
        case exit(ChildExitStatus)
    }

    let guest: GuestLoop
    private(set) var events: [Event] = []
    private var process: ChildProcess?

    /// - Parameter allowance: Makes what bounds its output in the long run.
    init(
        _ description: ProcessDescription, clock: any LoopClock = MonotonicClock(),
        allowance: (MainLoop) -> LogAllowance? = { _ in nil }
    ) throws {
        guest = try GuestLoop(clock: clock)
        process = try ChildProcess.spawn(
            description, on: guest.loop, allowance: allowance(guest.loop),
            onLine: { [weak self] in self?.events.append(.line($0, $1)) },
            onExit: { [weak self] in self?.events.append(.exit($0)) })
    }

    /// A child that runs a shell script.
    convenience init(
        script: String, clock: any LoopClock = MonotonicClock(), killsGroupAtExit: Bool = true,
        outputLimits: OutputLimits = OutputLimits(), environment: ChildEnvironment = ChildEnvironment(),
        inheritedDescriptors: [OwnedDescriptor] = []
    ) throws {
        let description = ProcessDescription(
            executable: "/bin/sh", arguments: ["-c", script], environment: environment,
            inheritedDescriptors: inheritedDescriptors, outputLimits: outputLimits, killsGroupAtExit: killsGroupAtExit)
        try self.init(description, clock: clock)
    }

    var child: ChildProcess {
        guard let process else { preconditionFailure("The child is used after it was released") }
        return process
    }

    var exitStatus: ChildExitStatus? {
        for case .exit(let status) in events { return status }
        return nil
    }

    func lines(_ stream: StandardStream = .output) -> [String] {
        events.compactMap { if case .line(stream, let text) = $0 { text } else { nil } }
    }

    @discardableResult
    func waitForExit() async throws -> ChildExitStatus? {
        try await guest.wait(until: "the child's exit is delivered") { self.exitStatus != nil }
        return exitStatus
    }

    func wait(forLine line: String) async throws {
        try await guest.wait(until: "the child prints \(line)") { self.lines().contains(line) }
    }

    /// Lets go of the process object without ending the process.
    func release() {
        process = nil
    }
}
