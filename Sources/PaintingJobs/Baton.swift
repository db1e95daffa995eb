import Dispatch
import Synchronization

/// Says which of two threads may touch what is the main actor's: the main thread, which lends the baton, or a painter. While
/// the painter has it, the main thread waits. What needs no baton the painter does aside, and the main thread need not wait
/// for its end.
final class Baton: Sendable {
    private enum Phase {
        /// The painter waits for the baton.
        case waiting
        /// The painter has it.
        case painting
        /// The painter does something that needs no baton.
        case aside
        case over
    }

    private enum Step {
        case hand
        case wait(until: DispatchTime)
        case end(isOver: Bool)
    }

    private struct State {
        var phase = Phase.waiting
        var isLending = false
    }

    /// The baton of the painter whose drawing goes on; nil where the main thread draws for itself.
    @TaskLocal static var current: Baton?

    private let state = Mutex(State())
    /// Whether the main thread has waited for long enough. Looked at without the lock, very often.
    private let isCalledBack = Atomic(false)
    private let abandoned = Atomic(false)
    private let forMain = DispatchSemaphore(value: 0)
    private let forPainter = DispatchSemaphore(value: 0)

    // MARK: The main thread

    /// Lets the painter work, and returns when it is over or the time is up and the baton is back.
    ///
    /// - Returns: Whether the painter is over.
    func lend(until deadline: DispatchTime) -> Bool {
        isCalledBack.store(false, ordering: .relaxed)
        while true {
            switch nextStep(deadline) {
            case .hand: forPainter.signal()
            case .wait(let end): _ = forMain.wait(timeout: end)
            case .end(let isOver): return isOver
            }
        }
    }

    private func nextStep(_ deadline: DispatchTime) -> Step {
        state.withLock { state in
            state.isLending = true
            let isLate = DispatchTime.now() >= deadline
            switch state.phase {
            case .painting where isLate:
                isCalledBack.store(true, ordering: .relaxed)
                return .wait(until: .distantFuture)
            case .painting:
                return .wait(until: deadline)
            case .aside where !isLate:
                return .wait(until: deadline)
            case .waiting where !isLate:
                state.phase = .painting
                return .hand
            case .aside, .waiting, .over:
                state.isLending = false
                return .end(isOver: state.phase == .over)
            }
        }
    }

    /// Whether lending the baton would come to nothing, because the painter is aside.
    var isAside: Bool {
        state.withLock { $0.phase == .aside }
    }

    var isOver: Bool {
        state.withLock { $0.phase == .over }
    }

    var isAbandoned: Bool {
        abandoned.load(ordering: .relaxed)
    }

    /// - Returns: Whether that was not done before.
    func abandon() -> Bool {
        !abandoned.exchange(true, ordering: .relaxed)
    }

    // MARK: The painter

    func begin() {
        forPainter.wait()
    }

    /// Gives the baton back if the main thread wants it, and waits until it is lent again.
    func pause() {
        guard isCalledBack.load(ordering: .relaxed) else { return }
        state.withLock { $0.phase = .waiting }
        forMain.signal()
        forPainter.wait()
    }

    func stepAside() {
        state.withLock { $0.phase = .aside }
        // Otherwise the main thread looks by itself when its time is up: most of what is done aside is done before.
        if isCalledBack.load(ordering: .relaxed) { forMain.signal() }
    }

    func comeBack() {
        let hasBaton = state.withLock { state in
            state.phase = state.isLending ? .painting : .waiting
            return state.isLending
        }
        if !hasBaton { forPainter.wait() }
    }

    func end() {
        state.withLock { $0.phase = .over }
        forMain.signal()
    }
}
