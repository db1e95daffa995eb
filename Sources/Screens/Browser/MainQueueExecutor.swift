import Dispatch

/// Runs tasks on the main queue, which the main loop serves.
///
/// As soon as anything runs on the threads that Swift keeps for tasks, libdispatch looks after those threads once a
/// second, for ever. A web page that hardly anybody asks for is not worth a wake a second.
final class MainQueueExecutor: TaskExecutor {
    static let shared = MainQueueExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}
