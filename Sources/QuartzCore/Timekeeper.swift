/// The clock of whoever runs the loop: tells the time, and calls back after a while.
@MainActor package final class Timekeeper {
    package static let main = Timekeeper()

    /// Seconds of the media clock.
    package var now: () -> Double = CACurrentMediaTime

    /// Installed by whoever runs the loop; without one a task waits. The call is not made once the object that is
    /// returned is gone.
    package var schedule: (_ delay: Duration, _ call: @escaping @MainActor () -> Void) -> AnyObject = { delay, call in
        WaitingTask(delay, call)
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
