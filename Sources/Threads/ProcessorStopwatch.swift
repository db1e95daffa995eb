import Glibc

/// Measures what something takes of the processor's time of the calling thread, and asks the system for that as rarely as can be: it
/// costs a system call each time. Real time is known without one, and is never less.
package struct ProcessorStopwatch {
    private let clock: () -> Duration
    private let began: Duration
    /// The time when less than `known` had been taken for certain.
    private var asked: Duration
    private var known = Duration.zero
    private let isReal: Bool

    /// - Parameter clock: Another time that counts instead, for tests; nil: that of the processor.
    package init(_ clock: (() -> Duration)? = nil) {
        self.clock = clock ?? ProcessorTime.ofThisThread
        isReal = clock == nil
        began = self.clock()
        asked = isReal ? Self.realTime() : .zero
    }

    /// The processor time since the stopwatch was started.
    package var time: Duration {
        clock() - began
    }

    /// Whether so much was taken since the beginning.
    package mutating func reaches(_ limit: Duration) -> Bool {
        guard isReal else { return time >= limit }
        let now = Self.realTime()
        guard known + (now - asked) >= limit else { return false }
        (known, asked) = (time, now)
        return known >= limit
    }

    private static func realTime() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
