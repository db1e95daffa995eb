import Diagnostics
import Synchronization

/// A clock for tests: time stands still until the test moves it. It starts at zero.
///
/// Moving it wakes the loops that run by it; they call the handlers of due timers in their next turn, never inside
/// `advance(by:)`.
package final class ManualClock: LoopClock {
    private struct State {
        var now: Duration = .zero
        var alarms: [Weak<ManualAlarm>] = []
    }

    private let state = Mutex(State())

    package init() {}

    package var now: Duration {
        state.withLock { $0.now }
    }

    /// - Parameter duration: Not negative, for time never goes back.
    package func advance(by duration: Duration) {
        precondition(duration >= .zero, "ManualClock.advance(by:) was given \(duration); a clock cannot go back")
        let (now, alarms) = state.withLock { state in
            state.now += duration
            return (state.now, state.alarms.compactMap(\.object))
        }
        for alarm in alarms { alarm.timeDidChange(to: now) }
    }

    package func makeAlarm() throws(SystemCallError) -> any LoopAlarm {
        let alarm = ManualAlarm(clock: self, descriptor: try .event())
        state.withLock { state in
            state.alarms.removeAll { $0.object == nil }
            state.alarms.append(Weak(alarm))
        }
        return alarm
    }
}
