import CoreGraphics
import Dispatch
import Glibc
import Threads

/// A piece of drawing that the main thread need not wait for.
///
/// It runs on a thread of its own, which takes turns with the main thread: where it touches what is the main actor's, the
/// main thread waits in `work`. What takes long and touches nothing that is shared, such as a path that Cairo fills, it does
/// `aside`, and the main thread may go on meanwhile, however long it takes.
///
/// Drawing code is the same with and without a job: `pause` and `aside` do nothing special outside of one.
@MainActor package final class PaintingJob {
    /// Jobs that nobody wants any more, and which have not come to their end.
    private static var abandoned: [PaintingJob] = []

    /// In bytes; what the main thread usually has.
    private static let stackSize = 8 << 20
    /// The time of one frame that abandoned jobs get to come to an end.
    private static let timeToEnd = Duration.milliseconds(2)

    private let baton = Baton()
    private let record = ThreadRecord()

    /// The job's closure, which belongs to the main actor, for another thread. It is unchecked, and without its actor,
    /// because the main thread waits while the painter has the baton: there are never two on the main actor.
    private struct Body: @unchecked Sendable {
        let run: () -> Void

        init(_ body: @escaping @MainActor () -> Void) {
            run = unsafeBitCast(body, to: (() -> Void).self)
        }
    }

    /// - Parameter body: what is to be drawn; it is called in the first `work`.
    /// - Returns: Nil where there is no thread for it.
    package init?(_ body: @escaping @MainActor () -> Void) {
        let paint = Body(body)
        let thread = try? BackgroundThread.start("painter", stackSize: Self.stackSize) { [baton, record] in
            PainterExecutor().run {
                record.begin()
                baton.begin()
                Baton.$current.withValue(baton) { paint.run() }
                record.end()
                baton.end()
            }
        }
        guard let thread else { return nil }
        pthread_detach(thread)
    }

    /// Goes on with it.
    ///
    /// - Parameter time: after which the main thread gets its turn again; no more than one step of the drawing later.
    /// - Returns: Whether it is done.
    package func work(for time: Duration) -> Bool {
        baton.lend(until: .now() + .nanoseconds(Int(clamping: time / .nanoseconds(1))))
    }

    /// Whether `work` could do nothing now but wait.
    package var isAside: Bool {
        baton.isAside
    }

    package var isOver: Bool {
        baton.isOver
    }

    /// The processor time that the job has taken so far.
    package var processorTime: Duration {
        record.processorTime
    }

    /// Nobody wants it any more: it ends as soon as it can, at a low priority.
    package func abandon() {
        guard !baton.isOver, baton.abandon() else { return }
        record.lowerPriority()
        Self.abandoned.append(self)
    }

    /// Gives those that nobody wants a moment to come to an end. To be called once a frame.
    package static func endAbandoned() {
        abandoned.removeAll { $0.baton.isOver || (!$0.isAside && $0.work(for: timeToEnd)) }
    }

    /// Waits for those that nobody wants, at most so long.
    ///
    /// - Returns: Whether all have come to their end.
    package static func waitForAbandoned(_ time: Duration) -> Bool {
        let deadline = ContinuousClock.now + time
        abandoned.removeAll { $0.work(for: max(deadline - .now, .zero)) }
        return abandoned.isEmpty
    }

    // MARK: Within the drawing

    /// Gives the main thread its turn, if it wants it. To be called between two steps that take some milliseconds at most,
    /// and never while something is changed.
    package nonisolated static func pause() {
        Baton.current?.pause()
    }

    /// Whether this thread is a painter's.
    package nonisolated static var isGoingOn: Bool {
        Baton.current != nil
    }

    /// Whether nobody wants what is being drawn: it is to be left as it is. To be asked aside too.
    package nonisolated static var isAbandoned: Bool {
        Baton.current?.isAbandoned ?? false
    }

    /// Does something that may take long. It must touch nothing but what belongs to this drawing, and what never changes; a
    /// surface of Cairo changes even where it is only copied from, because it counts its users. It must not step aside itself.
    package nonisolated static func aside<Result>(_ work: () -> Result) -> Result {
        guard let baton = Baton.current else { return work() }
        baton.stepAside()
        defer { baton.comeBack() }
        return work()
    }
}
