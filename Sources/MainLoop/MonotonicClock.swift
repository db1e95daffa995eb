import Glibc

/// The time since the machine was started, without the time that it was suspended (CLOCK_MONOTONIC), so that a laptop
/// that wakes up finds no deadline missed.
package struct MonotonicClock: LoopClock {
    package init() {}

    package var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    package func makeAlarm() throws(SystemCallError) -> any LoopAlarm {
        try MonotonicAlarm()
    }
}
