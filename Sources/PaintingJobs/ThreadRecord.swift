import CLinux
import Glibc
import Synchronization
import Threads

/// The facts about a painter's thread that others may know.
final class ThreadRecord: Sendable {
    private enum State: Sendable {
        case new
        case running(pthread_t, pid_t)
        case over(Duration)
    }

    private let state = Mutex(State.new)

    /// On the painter's thread.
    func begin() {
        state.withLock { $0 = .running(pthread_self(), linux_gettid()) }
    }

    /// On the painter's thread, at its end: its clock goes with it.
    func end() {
        let time = ProcessorTime.ofThisThread()
        state.withLock { $0 = .over(time) }
    }

    /// The processor time of the whole thread so far.
    var processorTime: Duration {
        state.withLock { state in
            switch state {
            case .new: return .zero
            case .over(let time): return time
            case .running(let thread, _):
                var clock = clockid_t()
                return pthread_getcpuclockid(thread, &clock) == 0 ? ProcessorTime.of(clock) : .zero
            }
        }
    }

    /// Behind everything else that wants a processor (setpriority(2), which takes threads too on Linux).
    func lowerPriority() {
        state.withLock { state in
            guard case .running(_, let thread) = state else { return }
            setpriority(CInt(PRIO_PROCESS.rawValue), id_t(thread), 19)
        }
    }
}
