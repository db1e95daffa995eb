/// Calls back after a while, by the clock of whoever runs the loop.
@MainActor package final class Timekeeper {
    package static let main = Timekeeper()

    /// Makes a call after a delay, unless the object that it returned is gone by then.
    package typealias Schedule = (_ delay: Duration, _ call: @escaping @MainActor () -> Void) -> AnyObject

    private let clocks = Installations<Schedule> { delay, call in WaitingTask(delay, call) }

    /// Has whoever runs the loop do the waiting, as long as the installation is held; without one a task waits.
    package func install(_ schedule: @escaping Schedule) -> Installation {
        clocks.install(schedule)
    }

    /// Makes `call` after `delay`. The call is not made once the object that is returned is gone.
    package func schedule(_ delay: Duration, _ call: @escaping @MainActor () -> Void) -> AnyObject {
        clocks.current(delay, call)
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
