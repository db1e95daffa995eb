import CLinux
import Glibc
import MainLoop
import PluginTransport

/// A plugin's process, started and supervised by `mullion-launch`.
///
/// The host's child is the launcher; it ends when the plugin and all that came of it are gone, and as the plugin did.
@MainActor final class SupervisedProcess {
    /// How it ended.
    enum End {
        case exited(ChildExitStatus)
        /// It never ran.
        case notStarted(LaunchError)
    }

    /// The plugin's own number, for display; nil until the launcher has told it.
    var processIdentifier: pid_t? {
        report.read()
        return report.processIdentifier
    }

    private let command: LauncherCommand
    private let report: LauncherReport
    private let controlGroup: ControlGroup?
    private var launcher: ChildProcess?
    /// Refers to the plugin's process, and to its group even after its end.
    private var plugin: OwnedDescriptor?
    /// Why the plugin was ended before it could do anything.
    private var unwatched: LaunchError?
    /// What the launcher itself said last. It is the only one who speaks before the plugin is there.
    private var complaint: String?

    /// - Parameters:
    ///   - lifeline: The plugin's descriptor 3.
    ///   - allowance: Bounds what it prints.
    ///   - onStart: Called once, in a turn of the loop, with the plugin's number and that of the process by which it
    ///     connects: its own, or the launcher's.
    ///   - onLine: Called with each line that it prints.
    ///   - onEnd: Called once, as `onExit` of `ChildProcess.spawn`, which keeps this object alive until then.
    init(
        _ command: LauncherCommand, controlGroup: ControlGroup?, lifeline: OwnedDescriptor, on loop: MainLoop,
        allowance: LogAllowance,
        onStart: @escaping @MainActor (_ plugin: pid_t, _ connector: pid_t) -> Void,
        onLine: @escaping @MainActor (String) -> Void,
        onEnd: @escaping @MainActor (End) -> Void
    ) throws(LaunchError) {
        self.command = command
        self.controlGroup = controlGroup
        let pipe: (readEnd: OwnedDescriptor, writeEnd: OwnedDescriptor)
        do throws(SystemCallError) {
            pipe = try OwnedDescriptor.pipe()
        } catch {
            throw LaunchError(spawning: command.program, failedWith: error)
        }
        var started: (@MainActor (pid_t) -> Void)?
        report = try LauncherReport(pipe.readEnd, on: loop) { started?($0) }
        started = { [weak self] number in
            self?.noteStart(number)
            onStart(number, self?.report.connector ?? number)
        }
        launcher = try ChildProcess.spawn(
            try command.description(lifeline: lifeline, report: pipe.writeEnd), on: loop, allowance: allowance,
            onLine: { [weak self] stream, line in
                if stream == .error, self?.processIdentifier == nil { self?.complaint = line }
                onLine(line)
            },
            onExit: { status in onEnd(self.end(status)) })
    }

    private func noteStart(_ number: pid_t) {
        HostShortcomings.shared.report(.lackOfProtection, report.absences)
        let opened = pidfd_open(number, 0)
        if opened >= 0 {
            plugin = OwnedDescriptor(taking: opened)
        } else if errno != ESRCH {
            // What cannot be watched does not run.
            unwatched = LaunchError(spawning: command.program, failedWith: SystemCallError("pidfd_open"))
            tearDown(.immediate)
        }
    }

    /// Reads how much memory the plugin's own process has taken.
    func readMemory() -> MemoryReading {
        guard let processIdentifier else { return .hidden }
        // It had ended before it could be opened.
        guard let plugin else { return .ended }
        return ProcessMemory.read(of: processIdentifier, heldBy: plugin)
    }

    // MARK: End

    /// As `ChildProcess.tearDown`. Signals are for the plugin; what is done to its group is done to all that came of it.
    func tearDown(_ sequence: TeardownSequence, ask: @escaping @MainActor () -> Void = {}) {
        launcher?.tearDown(sequence.throughLauncher, ask: ask)
    }

    private func end(_ status: ChildExitStatus) -> End {
        report.read()
        // Where somebody has killed the launcher, these two are what can still be found.
        if let plugin, pidfd_send_signal(plugin.number, SIGKILL, nil, Self.wholeGroup) != 0 {
            _ = pidfd_send_signal(plugin.number, SIGKILL, nil, 0)
        }
        if let controlGroup { ControlGroup.remove(controlGroup.path) }
        if let unwatched { return .notStarted(unwatched) }
        if let failure = report.failure {
            let cause = SystemCallError("execve", errorNumber: failure)
            return .notStarted(LaunchError(spawning: command.program, failedWith: cause))
        }
        guard report.processIdentifier == nil, let complaint else { return .exited(status) }
        return .notStarted(LaunchError(.refused, complaint))
    }

    /// `PIDFD_SIGNAL_PROCESS_GROUP` of Linux 6.9; older kernels refuse it.
    private static let wholeGroup: UInt32 = 1 << 2
}
