import PaintingJobs

/// The place of the one job that layers with an allowance may have at a time, where they belong together as those of a plugin
/// do: however many panes it has, and however often they are closed and opened, it holds one thread and the memory of one
/// drawing.
///
/// A job that was given up keeps the place until it has come to its end.
@MainActor package final class PaintingJobSlot {
    /// How often a job that nobody goes on with may be found in the way, once in a frame, until it is given up: its layer may
    /// not be shown any more.
    private static let patience = 10

    private var job: PaintingJob?
    private weak var holder: DrawingAllowance?
    private var findings = 0

    package init() {}

    /// Whether no job is in the way of another. To be asked once in a frame.
    func isFree() -> Bool {
        guard let job, !job.isOver else { return true }
        findings = job.isAside ? 0 : findings + 1
        if findings >= Self.patience { holder?.abandonJob() }
        return job.isOver
    }

    /// Whether it would come to nothing to ask for it yet.
    var isAside: Bool {
        job?.isAside == true
    }

    func take(_ job: PaintingJob, of holder: DrawingAllowance) {
        self.job = job
        self.holder = holder
        findings = 0
    }

    /// Somebody goes on with the job.
    func noteWork(of job: PaintingJob?) {
        if job === self.job { findings = 0 }
    }
}
