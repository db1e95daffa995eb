import Glibc

/// How much of the renderer's thread a layer and everything below it may take to be drawn: so much in one frame, and so
/// much from one frame that was drawn whole to the next.
///
/// A frame that has used up its share leaves out the layers that come after. Whoever set the allowance then has the layer
/// drawn again in a later frame, which gets further because much of what was drawn is kept, or gives it up.
@MainActor package final class DrawingAllowance {
    /// What panes of plugins get in one frame: a window that comes so late is not yet one that hangs.
    package static let usualPerFrame = Duration.milliseconds(100)
    /// What panes of plugins get until they are once drawn whole.
    package static let usualInAll = Duration.seconds(5)

    package let inAll: Duration

    /// Called once in a frame that leaves something out, in the middle of drawing: nothing may be changed then.
    package var onOverrun: (() -> Void)?
    /// Called with the reason when the layer could not be drawn, in the middle of drawing: the same would happen again.
    package var onFailure: ((String) -> Void)?

    private let perFrame: Duration
    private let clock: () -> Duration
    private var frame = 0
    private var spentInFrame = Duration.zero
    private var spentInAll = Duration.zero
    private var began = Duration.zero
    /// Whether the last frame left something out.
    package private(set) var hasOverrun = false

    /// - Parameter clock: The time that counts; by default the processor's time of the calling thread, so that a machine
    ///   that is busy with something else makes no layer costly.
    package init(
        perFrame: Duration = usualPerFrame, inAll: Duration = usualInAll, clock: @escaping () -> Duration = threadTime
    ) {
        self.perFrame = perFrame
        self.inAll = inAll
        self.clock = clock
    }

    /// Runs `draw` and takes what it costs off the share of this frame.
    ///
    /// - Parameter frame: Another number for each frame.
    package func spend(in frame: Int, _ draw: () -> Void) {
        if frame != self.frame {
            self.frame = frame
            if !hasOverrun { spentInAll = .zero }
            spentInFrame = .zero
            hasOverrun = false
        }
        began = clock()
        draw()
        let cost = clock() - began
        spentInFrame += cost
        spentInAll += cost
    }

    /// Whether another layer may be drawn in this frame; to be asked within `spend`.
    package func takesMore() -> Bool {
        guard !hasOverrun else { return false }
        if spentInFrame + (clock() - began) < perFrame { return true }
        hasOverrun = true
        onOverrun?()
        return false
    }

    /// Whether no frame was drawn whole for so long that the layer should be given up.
    package var isUsedUp: Bool {
        hasOverrun && spentInAll >= inAll
    }

    /// Forgets what was spent: other layers are about to come.
    package func renew() {
        spentInAll = .zero
        hasOverrun = false
    }

    package nonisolated static func threadTime() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
