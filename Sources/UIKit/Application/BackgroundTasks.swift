import Synchronization

/// The tasks that an application has begun and not ended, from whatever thread.
final class BackgroundTasks: Sendable {
    typealias ExpirationHandler = @MainActor @Sendable () -> Void

    private struct State {
        var lastNumber = UIBackgroundTaskIdentifier.invalid.rawValue
        var handlers: [UIBackgroundTaskIdentifier: ExpirationHandler?] = [:]
    }

    private let state = Mutex(State())

    /// Begins a task.
    ///
    /// - Parameter handler: Called where the program ends before the task does; nil: nobody is told.
    func begin(_ handler: ExpirationHandler?) -> UIBackgroundTaskIdentifier {
        state.withLock { state in
            state.lastNumber += 1
            let task = UIBackgroundTaskIdentifier(rawValue: state.lastNumber)
            state.handlers[task] = .some(handler)
            return task
        }
    }

    /// Ends a task. One that has ended, or never began, is none.
    func end(_ task: UIBackgroundTaskIdentifier) {
        state.withLock { $0.handlers[task] = nil }
    }

    /// Ends every task, and calls the handlers in the order in which the tasks began.
    @MainActor func expire() {
        let due = state.withLock { state in
            defer { state.handlers = [:] }
            return state.handlers.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { $0.value }
        }
        for handler in due { handler() }
    }
}
