/// Has a gesture move what an animator animates (UIKit's page of this name).
///
/// Its owner says with `update(_:)` how far the gesture has come, and ends it with `finish()` or `cancel()`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning, NSObjectProtocol, Hashable,
    CustomStringConvertible
{
    public init() {}

    private weak var transition: ContainerTransition?
    private var animation: (any UIViewImplicitlyAnimating)?

    /// The duration of the animation, in seconds; 0 before the transition.
    open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
    /// How far the gesture has come, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace of the rest of the way; nil is `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ContainerTransition else { return }
        self.transition = transition
        percentComplete = 0
        let animation = transition.makeScrubber()
        self.animation = animation
        animation.addCompletion { [weak self] _ in self?.animation = nil }
        if wantsInteractiveStart {
            animation.fractionComplete = 0
        } else {
            animation.startAnimation()
        }
    }

    /// Takes hold of a transition that goes on by itself.
    open func pause() {
        guard let animation, let transition, !transition.isOver else { return }
        animation.pauseAnimation()
        percentComplete = animation.fractionComplete
        transition.pauseInteractiveTransition()
    }

    /// - Parameter percentComplete: From 0 to 1; what is beyond counts as the nearer of them.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, transition.isInteractive, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        animation?.fractionComplete = self.percentComplete
        transition.updateInteractiveTransition(self.percentComplete)
    }

    /// The gesture is over: the transition goes back.
    open func cancel() {
        guard let transition, transition.isInteractive else { return }
        transition.cancelInteractiveTransition()
        goOn(isReversed: true, share: percentComplete)
    }

    /// The gesture is over: the transition goes on to its end.
    open func finish() {
        guard let transition, transition.isInteractive else { return }
        transition.finishInteractiveTransition()
        goOn(isReversed: false, share: 1 - percentComplete)
    }

    private func goOn(isReversed: Bool, share: CGFloat) {
        guard let animation else { return }
        animation.isReversed = isReversed
        animation.continueAnimation(
            withTimingParameters: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve),
            durationFactor: max(share / max(completionSpeed, 0.01), 0.001))
    }

    // MARK: Identity

    nonisolated public var hash: Int { identityHash }
    nonisolated public func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated public var description: String { identityDescription }

    nonisolated public static func == (
        left: UIPercentDrivenInteractiveTransition, right: UIPercentDrivenInteractiveTransition
    ) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
