import MainLoop
import PluginHost
import QuartzCore
import UIKit

/// The motions in the window that come to rest soon: pushes, columns that slide, content that was flung, animations of the host and of its
/// plugins.
extension TestHost {
    /// A motion that takes longer than this, in seconds, is not waited for: a bar that fills up within a minute is nothing to wait for.
    private static let longestMotion = 5.0
    /// One transition may follow another: a stack that was changed meanwhile goes on to what it is then.
    private static let mostTransitions = 5

    /// Waits, when both sides have answered, until what they have begun to move has arrived. What moves for ever is not waited for, nor
    /// what a finger moves.
    func settleTransitions(with others: [RemoteViewController]) async throws {
        for _ in 0..<Self.mostTransitions {
            guard let end = endOfMotion else { return }
            let timer = session.loop.schedule(after: .seconds(max(end - FrameClock.main.now(), 0))) {}
            defer { timer.cancel() }
            let hasArrived = try await session.wait(upTo: patience) { [weak self] in
                guard let self, !session.isClosed else { return true }
                return FrameClock.main.now() >= end && !isInTransition && !window.layer.isMoving(until: end)
            }
            guard hasArrived else {
                throw ContainmentTestError(
                    .timedOut,
                    "What moves in the host did not come to rest within \(patience). This was shown:\n\(knownHierarchy)"
                )
            }
            try await settleAnswers(with: others)
        }
    }

    /// The time at which everything stands still, in seconds of the clock of frames. Nil if everything does now.
    private var endOfMotion: Double? {
        let now = FrameClock.main.now()
        let end = window.layer.endOfMotion(from: now, to: now + Self.longestMotion)
        return isInTransition ? end ?? now : end
    }

    private var isInTransition: Bool {
        ScrollInteraction.countInMotion > 0 || window.rootViewController.map(Self.isInTransition) ?? false
    }

    private static func isInTransition(_ controller: UIViewController) -> Bool {
        if let coordinator = controller.transitionCoordinator, !coordinator.isInteractive { return true }
        return (controller.children + controller.presentedFromHere).contains(where: isInTransition)
    }
}

extension CALayer {
    /// Whether an animation of the layer, or of one below it, ends by a time and does not count as ended yet. The time itself is not
    /// enough: what ends is told a moment later, and takes no touches until then.
    fileprivate func isMoving(until end: Double) -> Bool {
        hasAnimationsToEnd(by: end) || (sublayers ?? []).contains { $0.isMoving(until: end) }
    }

    /// When the last animation of the layer and of all below it ends that ends within a time; nil where there is none.
    fileprivate func endOfMotion(from now: Double, to limit: Double) -> Double? {
        let own = runningAnimations.compactMap(\.clockTiming.end).filter { $0 > now && $0 <= limit }.max()
        return (sublayers ?? []).reduce(own) { known, layer in
            guard let end = layer.endOfMotion(from: now, to: limit) else { return known }
            return max(known ?? end, end)
        }
    }
}
