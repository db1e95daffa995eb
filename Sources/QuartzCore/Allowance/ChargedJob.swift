import PaintingJobs

/// A job of a layer with an allowance, and what of its cost was not yet charged.
@MainActor struct ChargedJob {
    let key: AnyHashable
    let painting: PaintingJob
    private var charged = Duration.zero

    /// - Returns: Nil where there is no thread for it.
    init?(_ key: some Hashable, _ body: @escaping @MainActor () -> Void) {
        guard let painting = PaintingJob(body) else { return nil }
        self.key = AnyHashable(key)
        self.painting = painting
    }

    /// The processor's time that it took since this was last asked.
    mutating func takeCost() -> Duration {
        let all = painting.processorTime
        defer { charged = all }
        return all - charged
    }
}
