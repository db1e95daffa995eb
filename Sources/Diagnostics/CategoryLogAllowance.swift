import Synchronization

/// Keeps what is said of one subject (a category of `Log`) within a budget, on whatever thread. What is beyond it is counted.
final class CategoryLogAllowance: Sendable {
    private let state: Mutex<(budget: LogBudget, leftOut: Int)>
    private let now: @Sendable () -> Duration

    /// - Parameter now: A clock that never goes back.
    init(_ budget: LogBudget, now: @escaping @Sendable () -> Duration) {
        state = Mutex((budget, 0))
        self.now = now
    }

    /// - Returns: How many lines were left out since the last one that was written; nil where this one is left out too.
    func admits(_ line: String) -> Int? {
        let time = now()
        return state.withLock { state in
            guard state.budget.pays(for: line, at: time) else {
                state.leftOut += 1
                return nil
            }
            defer { state.leftOut = 0 }
            return state.leftOut
        }
    }
}
