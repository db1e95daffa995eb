import QuartzCore
import Threads

extension DrawingAllowance {
    /// The time that panes get in one frame, together where several use up their shares.
    private static let panePerFrame = Duration.milliseconds(25)
    /// The time that a pane gets until it is once drawn whole, with that of its jobs on other threads.
    package static let paneInAll = Duration.seconds(5)

    /// The allowance of a pane.
    ///
    /// - Parameters:
    ///   - slot: The place of its jobs, by default one of its own.
    ///   - clock: The time that counts; nil: the processor's time of the calling thread.
    package convenience init(
        inAll: Duration = paneInAll, slot: PaintingJobSlot = PaintingJobSlot(),
        clock: (() -> Duration)? = nil
    ) {
        self.init(perFrame: Self.panePerFrame, inAll: inAll, slot: slot, clock: clock)
    }
}
