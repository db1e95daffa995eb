import Diagnostics

/// The clock of whoever runs the loop: tells the time, and calls back after a while.
@MainActor package final class FrameClock {
    package static let main = FrameClock()

    /// The time from one frame to the next: 60 frames a second, as the screens do that there are here.
    package nonisolated static let frame = Duration.microseconds(16_667)
    /// The same in seconds, not rounded.
    package nonisolated static let frameSeconds = 1.0 / 60

    /// Makes a call after a delay, unless the object that it returned is gone by then.
    package typealias Schedule = (_ delay: Duration, _ call: @escaping @MainActor () -> Void) -> AnyObject

    private struct Clock {
        let now: () -> Double
        let schedule: Schedule
    }

    private let clocks = OverrideStack(
        Clock(now: CACurrentMediaTime) { delay, call in WaitingTask(delay, call) })

    /// Has whoever runs the loop do the waiting, as long as the installation is held; without one a task waits.
    ///
    /// - Parameter now: seconds of the media clock.
    package func install(
        now: @escaping () -> Double = CACurrentMediaTime, _ schedule: @escaping Schedule
    ) -> Override {
        clocks.push(Clock(now: now, schedule: schedule))
    }

    /// Seconds of the media clock.
    package func now() -> Double {
        clocks.current.now()
    }

    /// Makes `call` after `delay`. The call is not made once the object that is returned is gone.
    package func schedule(_ delay: Duration, _ call: @escaping @MainActor () -> Void) -> AnyObject {
        clocks.current.schedule(delay, call)
    }

    /// More than any clock can count would trap.
    private static let longest = 1e9

    /// The same for a number of seconds, which may be any: what is no number, or negative, is due at once, and more than
    /// thirty years count as thirty years.
    package func schedule(seconds: Double, _ call: @escaping @MainActor () -> Void) -> AnyObject {
        schedule(.seconds(seconds > 0 ? min(seconds, Self.longest) : 0), call)
    }

    private final class WaitingTask {
        private let task: Task<Void, any Error>

        @MainActor init(_ delay: Duration, _ call: @escaping @MainActor () -> Void) {
            task = Task { @MainActor in
                try await Task.sleep(for: delay)
                call()
            }
        }

        deinit {
            task.cancel()
        }
    }
}
