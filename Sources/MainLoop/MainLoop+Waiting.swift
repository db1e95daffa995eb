import Dispatch

extension MainLoop {
    /// Waits, on behalf of a task, while another loop moves this one (`attachAsGuest()`), and returns as soon as a condition holds. It
    /// is looked at now, after each turn, and when the time is up: what comes about elsewhere makes no turn here.
    ///
    /// - Parameter patience: In real time, whatever the loop's clock says.
    /// - Returns: Whether the condition holds; false where it does not when the time is up.
    /// - Throws: `CancellationError` when the task is cancelled.
    package func wait(
        upTo patience: Duration, until condition: @escaping @MainActor () -> Bool
    ) async throws -> Bool {
        try Task.checkCancellation()
        if condition() { return true }
        let (outcomes, outcome) = AsyncStream.makeStream(of: Bool.self, bufferingPolicy: .bufferingOldest(1))
        let hook = addPrepareHook {
            if condition() { outcome.yield(true) }
            return .maySleep
        }
        let deadline = DispatchSource.makeTimerSource(queue: .main)
        deadline.schedule(deadline: .now() + patience / .seconds(1))
        // The main queue's blocks run on the main actor.
        deadline.setEventHandler { MainActor.assumeIsolated { _ = outcome.yield(condition()) } }
        deadline.activate()
        defer {
            deadline.cancel()
            hook.cancel()
        }
        // The stream ends without a value where the task is cancelled.
        for await isMet in outcomes { return isMet }
        throw CancellationError()
    }
}
