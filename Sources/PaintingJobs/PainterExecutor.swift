import Synchronization

/// Runs a piece of the main actor's work on a thread that is not the main thread.
///
/// The language checks here and there that what is the main actor's runs on its executor (SE-0423). It asks the job that the
/// thread runs, so the work has to be a job, and one of the main actor's executor.
final class PainterExecutor: TaskExecutor {
    /// Jobs that the thread of `run` has to run; each is run once.
    private let jobs = Mutex<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs `body` on the calling thread.
    ///
    /// Nothing else may run on the main actor meanwhile.
    func run(_ body: @escaping @Sendable () -> Void) {
        Task(executorPreference: self) { body() }
        // The task is not on its own executor when it begins, which it notices: it then asks to be run once more.
        while let job = jobs.withLock({ $0.popLast() }) {
            job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        }
    }
}
