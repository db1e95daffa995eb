import CLinux
import Glibc
import Synchronization

/// What others may know of a painter's thread.
final class ThreadRecord: Sendable {
    private enum State {
        case new
        case running(pthread_t, pid_t)
        case over(Duration)
    }

    private struct Record: @unchecked Sendable {
        var state = State.new
    }

    private let record = Mutex(Record())

    /// On the painter's thread.
    func begin() {
        record.withLock { $0.state = .running(pthread_self(), linux_gettid()) }
    }

    /// On the painter's thread, at its end: its clock goes with it.
    func end() {
        let time = Self.time(of: CLOCK_THREAD_CPUTIME_ID)
        record.withLock { $0.state = .over(time) }
    }

    /// Of the whole thread so far.
    var processorTime: Duration {
        record.withLock { record in
            switch record.state {
            case .new: return .zero
            case .over(let time): return time
            case .running(let thread, _):
                var clock = clockid_t()
                return pthread_getcpuclockid(thread, &clock) == 0 ? Self.time(of: clock) : .zero
            }
        }
    }

    /// Behind everything else that wants a processor (setpriority(2), which takes threads too on Linux).
    func lowerPriority() {
        record.withLock { record in
            guard case .running(_, let thread) = record.state else { return }
            setpriority(CInt(PRIO_PROCESS.rawValue), id_t(thread), 19)
        }
    }

    private static func time(of clock: clockid_t) -> Duration {
        var time = timespec()
        clock_gettime(clock, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
