import Synchronization

/// Runs nothing until it is told to, and then everything at once, on the thread where it is given or was waited for.
final class HoldingExecutor: SerialExecutor {
    private struct State {
        var held: [UnownedJob] = []
        var isLettingGo = false
    }

    private let state = Mutex(State())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isHeld = state.withLock { state in
            if !state.isLettingGo { state.held.append(job) }
            return !state.isLettingGo
        }
        if !isHeld { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }

    /// Runs what has waited, now and here, and what comes later as it comes.
    func letGo() {
        let jobs = state.withLock { state in
            state.isLettingGo = true
            defer { state.held = [] }
            return state.held
        }
        for job in jobs { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
}
