import PaintingJobs
import Threads

/// How much of the renderer's thread a layer and everything below it may take to be drawn: so much in one frame, and so
/// much from one frame that was drawn whole to the next.
///
/// A frame that has used up its share leaves out the layers that come after. Whoever set the allowance then has the layer
/// drawn again in a later frame, which gets further because much of what was drawn is kept, or gives it up.
///
/// What may take long by itself is done by a job, which goes on in the next frame, or aside: see `finish`.
@MainActor package final class DrawingAllowance {
    /// A frame that was drawn whole but took more of these shares counts as one that was not.
    private static let mostShares = 4

    package let inAll: Duration

    /// Called once in a frame that leaves something out or takes far too long, in the middle of drawing: nothing may be
    /// changed then.
    package var onOverrun: (() -> Void)?
    /// Called with the reason when the layer could not be drawn, in the middle of drawing: the same would happen again.
    package var onFailure: ((String) -> Void)?

    private let perFrame: Duration
    private let clock: (() -> Duration)?
    private var frame = 0
    private var share: Duration
    private var spentInFrame = Duration.zero
    private var spentInAll = Duration.zero
    /// Of what is being drawn.
    private var watch: ProcessorStopwatch?
    private var hasReported = false
    private var wasTooLong = false
    private let slot: PaintingJobSlot
    private var job: ChargedJob?
    /// One that is not wanted any more and has not come to its end: it may hold a processor for a while yet, and nobody else
    /// shall pay for that.
    private var abandoned: ChargedJob?
    /// Whether the last frame left something out.
    package private(set) var hasOverrun = false
    /// The one that was to be drawn last.
    package private(set) weak var layer: CALayer?

    /// - Parameters:
    ///   - perFrame: In one frame, together where several use up their shares.
    ///   - inAll: Until the layer is once drawn whole, with what its jobs take aside.
    ///   - slot: The place of its jobs, by default one of its own.
    ///   - clock: The time that counts; nil: the processor's time of the calling thread, so that a machine that is busy with
    ///     something else makes no layer costly.
    package init(
        perFrame: Duration, inAll: Duration, slot: PaintingJobSlot = PaintingJobSlot(),
        clock: (() -> Duration)? = nil
    ) {
        self.perFrame = perFrame
        self.inAll = inAll
        self.slot = slot
        self.clock = clock
        share = perFrame
    }

    isolated deinit {
        job?.painting.abandon()
    }

    /// Runs `draw` and takes what it costs off the share of this frame.
    ///
    /// - Parameters:
    ///   - frame: Another number for each frame.
    ///   - sharers: How many layers with an allowance used up their shares in the last frame.
    package func spend(in frame: Int, sharers: Int = 1, _ draw: () -> Void) {
        if frame != self.frame {
            self.frame = frame
            if !hasOverrun, !wasTooLong { spentInAll = .zero }
            share = perFrame / max(sharers, 1)
            spentInFrame = .zero
            hasOverrun = false
            wasTooLong = false
            hasReported = false
        }
        watch = ProcessorStopwatch(clock)
        draw()
        let cost = watch?.time ?? .zero
        watch = nil
        spentInFrame += cost
        spentInAll += cost
        // Nobody is asked after the last layer, and yet it may have been the longest.
        if spentInFrame > perFrame * Self.mostShares {
            wasTooLong = true
            report()
        }
    }

    /// Whether a layer may be drawn in this frame; to be asked within `spend`.
    package func takes(_ layer: CALayer) -> Bool {
        guard !hasOverrun else { return false }
        self.layer = layer
        return takesMore()
    }

    private func takesMore() -> Bool {
        guard !hasOverrun else { return false }
        if watch?.reaches(share - spentInFrame) == false { return true }
        overrun()
        return false
    }

    /// Does something that may take long, as far as this frame's share goes. If it is not done then, the layer has to be left
    /// out, and whoever asks with the same key in a later frame goes on with it. To be called within `spend`.
    ///
    /// - Parameter body: runs as a `PaintingJob`, one at a time in its slot: another key ends the job of the one before.
    /// - Returns: Whether it is done.
    package func finish(_ key: some Hashable, _ body: @escaping @MainActor () -> Void) -> Bool {
        guard takesMore() else { return false }
        if job?.key != AnyHashable(key) {
            abandonJob()
            begin(key, body)
        }
        slot.noteWork(of: job?.painting)
        let isDone = job?.painting.work(for: share - spentInFrame - (watch?.time ?? .zero)) ?? false
        spentInFrame += chargeJobs()
        if isDone {
            // Its key holds all that was drawn.
            job = nil
        } else {
            overrun()
        }
        return isDone
    }

    private func begin(_ key: some Hashable, _ body: @escaping @MainActor () -> Void) {
        guard slot.isFree(), let job = ChargedJob(key, body) else { return }
        self.job = job
        slot.take(job.painting, of: self)
    }

    /// Whether drawing the layer again would come to nothing yet, because its job has not come so far, or another is in its
    /// place.
    package var isWaiting: Bool {
        hasOverrun && (job?.painting.isAside ?? slot.isAside)
    }

    /// Since the last frame that was drawn whole in time, with what a job takes aside.
    package var spent: Duration {
        guard hasOverrun || wasTooLong else { return .zero }
        chargeJobs()
        return spentInAll
    }

    /// - Returns: What the jobs have taken since this was last done.
    @discardableResult private func chargeJobs() -> Duration {
        let isOver = abandoned?.painting.isOver == true
        let cost = (job?.takeCost() ?? .zero) + (abandoned?.takeCost() ?? .zero)
        if isOver { abandoned = nil }
        spentInAll += cost
        return cost
    }

    /// Whether no frame was drawn whole in time for so long that the layer should be given up.
    package var isUsedUp: Bool {
        spent >= inAll
    }

    /// Forgets what was spent: other layers are about to come. Whatever goes on yet for those of before is not theirs.
    package func renew() {
        abandonJob()
        chargeJobs()
        spentInAll = .zero
        hasOverrun = false
        wasTooLong = false
    }

    func abandonJob() {
        guard let job else { return }
        self.job = nil
        job.painting.abandon()
        if !job.painting.isOver { abandoned = job }
    }

    private func overrun() {
        hasOverrun = true
        report()
    }

    private func report() {
        guard !hasReported else { return }
        hasReported = true
        onOverrun?()
    }
}
