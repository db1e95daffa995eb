import CLinux
import Glibc
import MainLoop
import PluginTransport

/// A process that this one has started and watches on the main loop: what it prints, and how it ends.
///
/// It lives until its exit has been delivered, whether or not anybody holds it, so that no zombie is left. The kernel
/// reports the exit by a pidfd; neither SIGCHLD nor a wait for any child is involved, so other parts of the program can
/// have children of their own.
@MainActor
package final class ChildProcess {
    /// The number of the process, and of its group. For display only: once it has exited the number may be another's.
    package let processIdentifier: pid_t
    /// How it ended; nil while it runs. Set just before the exit is posted.
    package private(set) var exitStatus: ChildExitStatus?

    private let loop: MainLoop
    private let pidfd: OwnedDescriptor
    private let killsGroupAtExit: Bool
    private let readers: [OutputReader]
    private var exitWatch: Registration?
    private var onExit: (@MainActor (ChildExitStatus) -> Void)?
    private var teardown: Teardown?

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - allowance: What bounds its output in the long run, beside the limits of the description; nil: nothing.
    ///   - onLine: Called in a turn of the loop with each line that it prints, within both.
    ///   - onExit: Called once, in a turn of the loop, after everything the process itself had printed was passed on. It
    ///     is posted, so it never comes inside a call to this object.
    package static func spawn(
        _ description: ProcessDescription, on loop: MainLoop = .main, allowance: LogAllowance? = nil,
        onLine: @escaping @MainActor (StandardStream, String) -> Void,
        onExit: @escaping @MainActor (ChildExitStatus) -> Void
    ) throws(LaunchError) -> ChildProcess {
        let output: (readEnd: OwnedDescriptor, writeEnd: OwnedDescriptor)
        let error: (readEnd: OwnedDescriptor, writeEnd: OwnedDescriptor)
        do throws(SystemCallError) {
            output = try OwnedDescriptor.pipe()
            error = try OwnedDescriptor.pipe()
        } catch let failure {
            throw LaunchError(spawning: description, failedWith: failure)
        }
        let limits = description.outputLimits
        let readers = [
            try OutputReader(output.readEnd, on: loop, limits: limits, allowance: allowance) { onLine(.output, $0) },
            try OutputReader(error.readEnd, on: loop, limits: limits, allowance: allowance) { onLine(.error, $0) },
        ]
        let spawner = ProcessSpawner(description: description, output: output.writeEnd, error: error.writeEnd)
        let pid = try spawner.spawn()
        let pidfd = pidfd_open(pid, 0)
        guard pidfd >= 0 else {
            let failure = SystemCallError("pidfd_open")
            abandon(pid)
            throw LaunchError(spawning: description, failedWith: failure)
        }
        let child = ChildProcess(
            pid, pidfd: OwnedDescriptor(taking: pidfd), on: loop, description: description, readers: readers,
            onExit: onExit)
        do {
            child.exitWatch = try loop.watch(child.pidfd, for: .read) { _ in child.collectExit() }
        } catch {
            abandon(pid)
            throw LaunchError(
                .outOfResources, "\(description.executable) cannot be watched, so it was ended again.", cause: error)
        }
        return child
    }

    private init(
        _ pid: pid_t, pidfd: OwnedDescriptor, on loop: MainLoop, description: ProcessDescription,
        readers: [OutputReader], onExit: @escaping @MainActor (ChildExitStatus) -> Void
    ) {
        processIdentifier = pid
        killsGroupAtExit = description.killsGroupAtExit
        self.pidfd = pidfd
        self.loop = loop
        self.readers = readers
        self.onExit = onExit
    }

    // MARK: Ending it

    /// Sends a signal to the process, and never to another one that got its number.
    ///
    /// - Returns: Whether it was sent; false once the process has exited.
    @discardableResult
    package func signal(_ signal: CInt) -> Bool {
        exitStatus == nil && pidfd_send_signal(pidfd.number, signal, nil, 0) == 0
    }

    /// Sends a signal to every process of its group: to its own children as well, unless they have left the group.
    ///
    /// - Returns: Whether it was sent; false once the process has exited, for then its number may be another group's.
    @discardableResult
    package func signalGroup(_ signal: CInt) -> Bool {
        exitStatus == nil && kill(-processIdentifier, signal) == 0
    }

    /// Brings the process to its end. The first step is taken at once; the rest is left out as soon as it has exited. A
    /// sequence that is in progress is replaced.
    ///
    /// - Parameter ask: What the step `ask` does.
    package func tearDown(_ sequence: TeardownSequence, ask: @escaping @MainActor () -> Void = {}) {
        guard exitStatus == nil else { return }
        let teardown = Teardown(sequence, on: loop) { [weak self] action in
            switch action {
            case .ask: ask()
            case .signal(let signal): self?.signal(signal)
            case .signalGroup(let signal): self?.signalGroup(signal)
            }
        }
        self.teardown = teardown
        teardown.start()
    }

    /// Ends the process and its group by force and waits until it is gone, which takes a moment. For whoever gives the
    /// loop no more turns, in which its exit would be collected; so the exit is not delivered either.
    package func endNow() {
        guard exitStatus == nil else { return }
        onExit = nil
        signalGroup(SIGKILL)
        var exit = pollfd(fd: pidfd.number, events: Int16(POLLIN), revents: 0)
        while poll(&exit, 1, -1) < 0, errno == EINTR {}
        collectExit()
    }

    // MARK: Its end

    private func collectExit() {
        guard exitStatus == nil else { return }
        do throws(SystemCallError) {
            guard let status = try ChildExitStatus(of: pidfd, collecting: false) else { return }
            // Until it is collected, the process keeps its number, and so its group cannot be another's.
            if killsGroupAtExit { kill(-processIdentifier, SIGKILL) }
            _ = try ChildExitStatus(of: pidfd, collecting: true)
            exitStatus = status
        } catch {
            // Somebody else collected it. Should it run all the same, then not for long: nobody would hear of its end.
            _ = pidfd_send_signal(pidfd.number, SIGKILL, nil, 0)
            exitStatus = .unobserved
        }
        exitWatch = nil
        teardown = nil
        for reader in readers { reader.finish() }
        loop.post { [self] in
            guard let exitStatus, let onExit else { return }
            self.onExit = nil
            onExit(exitStatus)
        }
    }

    /// Ends a process that nobody will know of.
    private static func abandon(_ pid: pid_t) {
        kill(-pid, SIGKILL)
        while waitpid(pid, nil, 0) < 0, errno == EINTR {}
    }
}
