import Painting

/// A job of a layer with an allowance, and what of its cost was not yet charged.
@MainActor final class AllowedJob {
    let key: AnyHashable
    private let job: PaintingJob
    private var charged = Duration.zero

    /// - Returns: Nil where there is no thread for it.
    init?(_ key: some Hashable, _ body: @escaping @MainActor () -> Void) {
        guard let job = PaintingJob(body) else { return nil }
        self.key = AnyHashable(key)
        self.job = job
    }

    var isAside: Bool {
        job.isAside
    }

    var isOver: Bool {
        job.isOver
    }

    func work(for time: Duration) -> Bool {
        job.work(for: time)
    }

    func abandon() {
        job.abandon()
    }

    /// The processor's time that it took since this was last asked.
    func takeCost() -> Duration {
        let all = job.processorTime
        defer { charged = all }
        return all - charged
    }
}
