import Dispatch
import Files

/// Measures how long the main queue was kept from other work, by what it did or waited for.
///
/// The time in which the main thread could have run and other processes had the processors does not count, so that the measure is the same
/// on a machine that has other things to do.
@MainActor final class Responsiveness {
    private static let interval = DispatchTimeInterval.milliseconds(2)

    private let timer = DispatchSource.makeTimerSource(queue: .main)
    private var last = Responsiveness.now
    private(set) var longestGap: Duration = .zero

    init() {
        timer.schedule(deadline: .now(), repeating: Self.interval)
        timer.setEventHandler { [weak self] in
            // The main queue's blocks run on the main actor.
            MainActor.assumeIsolated { self?.tick() }
        }
        timer.activate()
    }

    /// A clock that stands still while the main thread waits for a processor.
    private static var now: Duration {
        let clock = ContinuousClock.now - start
        // The second number is the time for which the thread waited for a processor, in nanoseconds (proc(5) and the kernel's sched-stats).
        let fields = SystemFile.text(of: "/proc/thread-self/schedstat")?.split(separator: " ")
        guard let fields, fields.count > 1, let waited = Int64(fields[1]) else { return clock }
        return clock - .nanoseconds(waited)
    }

    private static let start = ContinuousClock.now

    private func tick() {
        let now = Self.now
        longestGap = max(longestGap, now - last)
        last = now
    }

    /// Ends the measurement.
    ///
    /// - Returns: The longest time between two looks.
    func stop() -> Duration {
        timer.cancel()
        tick()
        return longestGap
    }
}
