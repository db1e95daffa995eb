import Dispatch
import Files
import Foundation
import Synchronization
import Threads

/// Ends a test's process when its main actor does not come back.
///
/// What waits on the main actor for something that only the main actor can do waits for ever, and so does the whole run of tests:
/// nothing fails and nothing is printed. A thread of this object's own asks the main queue for an answer again and again. When none
/// comes, it prints where the main actor stands, and aborts.
final class MainActorWatchdog: Sendable {
    /// The limit is counted in so many steps, each of them seen by the watchdog, so that a process or a machine that was stopped for a
    /// while does not count as stuck.
    private static let steps = 20

    private let limit: Duration
    private let ending = DispatchSemaphore(value: 0)
    private let state = Mutex(State())

    private struct State {
        var isAnswered = true
        /// The thread that answered last.
        var thread = pthread_self()
    }

    /// Begins to watch.
    ///
    /// - Parameter limit: How long the main actor may do one thing, in real time.
    @MainActor init(limit: Duration) {
        self.limit = limit
        // Without a thread there is nobody who watches, and nothing else is lost.
        guard let thread = try? BackgroundThread.start("test-watchdog", watch) else { return }
        pthread_detach(thread)
    }

    func stop() {
        ending.signal()
    }

    private func watch() {
        var missed = 0
        while ending.wait(timeout: .now() + limit / .seconds(1) / Double(Self.steps)) == .timedOut {
            if takeAnswer() {
                missed = 0
                DispatchQueue.main.async { [self] in answer() }
            } else if !Self.isTraced {
                missed += 1
            }
            if missed >= Self.steps { endProcess() }
        }
    }

    /// - Returns: Whether the last question was answered. If so, the next one is to be asked.
    private func takeAnswer() -> Bool {
        state.withLock { state in
            defer { state.isAnswered = false }
            return state.isAnswered
        }
    }

    private func answer() {
        state.withLock { $0 = State() }
    }

    /// Whether a debugger is attached, which may have stopped the main actor (proc_pid_status(5)).
    private static var isTraced: Bool {
        guard let status = SystemFile.text(of: "/proc/self/status") else { return false }
        return !status.contains("TracerPid:\t0\n")
    }

    private func endProcess() -> Never {
        let stack = StackAddresses(of: state.withLock(\.thread))
        let lines = stack?.lines.map { "  \($0)" } ?? ["  Its thread does not say where it stands."]
        let words =
            "ContainmentTesting: the main actor has done one thing for \(limit) and does not come back, so this process of tests is ended. It stands here, innermost first:"
        FileHandle.standardError.write(Data(([words] + lines).joined(separator: "\n").utf8) + Data("\n".utf8))
        // The report above says more than that of a crash would.
        signal(SIGABRT, SIG_DFL)
        abort()
    }
}
