import CTestThread

/// The turn of one host: the application, the screen and the main actor are shared by all tests of a process, so hosts come one after
/// the other.
@MainActor final class HostTurn {
    private static var current: HostTurn?
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// The number of the task that made the host, which is the test's.
    private let task: UInt64
    /// Whether nobody uses the host any more, and what is left of it ends.
    private var isEnding = false

    private init(of task: UInt64) {
        self.task = task
    }

    /// Waits until the host of another test, or an earlier one of this test, is gone.
    ///
    /// - Throws: `secondHost` where this test still uses one, `CancellationError` where it is cancelled.
    static func take() async throws -> HostTurn {
        let task = ctestthread_current_task()
        while let current {
            guard current.isEnding || current.task != task else {
                throw ContainmentTestError(
                    .secondHost,
                    "A test has one host at a time: close the first one before making another, or show both plugins in it."
                )
            }
            await withCheckedContinuation { waiting.append($0) }
            try Task.checkCancellation()
        }
        let turn = HostTurn(of: task)
        current = turn
        return turn
    }

    func beginEnding() {
        isEnding = true
    }

    func end() {
        guard Self.current === self else { return }
        Self.current = nil
        let waiting = Self.waiting
        Self.waiting = []
        for continuation in waiting { continuation.resume() }
    }
}
