/// The coordinator of a transition: of a resized window, of a pane that its container gives another size, of a push and of a way back
/// that follows a finger.
@MainActor package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    package typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    package let containerView: UIView
    /// Nil for a change that is shown at once.
    package let animation: AnimationParameters?
    private var animations: [Step] = []
    private var completions: [Step] = []
    private var interactionHandlers: [Step] = []
    private var isOver = false
    private var isClosed = false
    private var end: AnyObject?
    package let targetTransform: CGAffineTransform
    package let initiallyInteractive: Bool
    /// The passage between controllers that it belongs to; nil for a change of size or traits.
    final weak var transition: ContainerTransition?
    package private(set) var isInteractive: Bool
    /// How far a gesture has brought it, from 0 to 1.
    private var progress: CGFloat = 0
    /// Moves what goes along with a gesture as far as that; nil until a gesture moves the views.
    private var scrubber: UIViewPropertyAnimator?

    /// - Parameters:
    ///   - animation: Those of the block that runs now, where nothing else is said.
    ///   - isInteractive: Whether it follows a gesture, until `endInteraction(at:isCancelled:)`.
    ///   - targetTransform: How the interface is turned by it.
    package init(
        in containerView: UIView, animation: AnimationParameters? = UIView.currentAnimation,
        isInteractive: Bool = false, targetTransform: CGAffineTransform = .identity
    ) {
        initiallyInteractive = isInteractive
        self.isInteractive = isInteractive
        self.containerView = containerView
        self.animation = animation
        self.targetTransform = targetTransform
    }

    package var isAnimated: Bool { animation != nil }
    package private(set) var isCancelled = false
    package var transitionDuration: TimeInterval { animation?.duration ?? 0 }
    package var percentComplete: CGFloat { isOver && !isCancelled ? 1 : progress }
    package var completionCurve: UIView.AnimationCurve { animation?.pace.curve ?? .easeInOut }
    package var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        transition?.view(forKey: key)
    }

    @discardableResult package func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult package func animateAlongsideTransition(
        in view: UIView?, animation: Step?, completion: Step?
    ) -> Bool {
        guard !isOver, !isClosed else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if let scrubber {
            scrubber.addAnimations { animation(self) }
        } else {
            animations.append(animation)
        }
        return true
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping Step) {
        if isInteractive { interactionHandlers.append(handler) }
    }

    /// The views are in place, and a gesture moves them from now on: with what was handed in to go together with that.
    ///
    /// - Parameter views: Those that the transition moves itself. Where they lie nothing else moves.
    func beginInteraction(moving views: [UIView]) {
        guard isInteractive, scrubber == nil else { return }
        let scrubber = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
        self.scrubber = scrubber
        let due = animations
        animations = []
        scrubber.addAnimations {
            for animation in due { animation(self) }
        }
        scrubber.fractionComplete = progress
        for view in views { scrubber.leavePlace(of: view.layer) }
    }

    /// The gesture has brought it so far, from 0 to 1.
    func follow(to progress: CGFloat) {
        self.progress = progress
        scrubber?.fractionComplete = progress
    }

    /// Lets what goes along with the gesture go the rest of the way by itself, or back, as `endInteraction(at:isCancelled:)` has said.
    ///
    /// - Parameter seconds: How long that takes.
    func letGo(for seconds: TimeInterval) {
        guard let scrubber, !isInteractive else { return }
        scrubber.isReversed = isCancelled
        let share = transitionDuration > 0 ? seconds / transitionDuration : 0
        scrubber.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: CGFloat(share))
    }

    /// A gesture takes hold of it, which went on by itself.
    func resumeInteraction() {
        guard !isOver, !isInteractive else { return }
        isInteractive = true
        isCancelled = false
        scrubber?.pauseAnimation()
        if let scrubber { progress = scrubber.fractionComplete }
    }

    /// The gesture is over, and has brought it so far: the rest of the way, or back, goes by itself.
    package func endInteraction(at progress: CGFloat, isCancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        self.progress = progress
        self.isCancelled = isCancelled
        let due = interactionHandlers
        interactionHandlers = []
        for handler in due { handler(self) }
    }

    /// Makes the change and runs what was handed in around it: together with it, and when its time is over.
    package func run(_ change: () -> Void) {
        UIView.animate(animation, change)
        animateAlongside()
        guard let animation else { return finish() }
        end = FrameClock.main.schedule(seconds: animation.delay + animation.duration) { self.finish() }
    }

    /// Runs what goes together with the change, each of it once.
    package func animateAlongside() {
        let due = animations
        animations = []
        UIView.animate(animation) {
            for animation in due { animation(self) }
        }
    }

    /// Takes on nothing more: its end has begun, and controllers are being told.
    package func close() {
        isClosed = true
    }

    /// The transition is over. What was to go with it and did not comes before.
    ///
    /// - Parameter isCancelled: Whether everything is as it was before.
    package func finish(isCancelled: Bool = false) {
        guard !isOver else { return }
        end = nil
        endInteraction(at: progress, isCancelled: isCancelled)
        self.isCancelled = isCancelled
        // What has not begun to go along with a gesture does not when that is taken back.
        if isCancelled, initiallyInteractive { animations = [] }
        animateAlongside()
        if let scrubber {
            self.scrubber = nil
            scrubber.stopAnimation(false)
            scrubber.finishAnimation(at: isCancelled ? .start : .end)
        }
        isOver = true
        let due = completions
        completions = []
        for completion in due { completion(self) }
    }
}

extension LayerAnimation.Pace {
    /// The nearest that UIKit has a name for.
    fileprivate var curve: UIView.AnimationCurve {
        switch self {
        case .curve(.linear): .linear
        case .curve(.easeIn): .easeIn
        case .curve(.easeOut): .easeOut
        case .curve, .spring: .easeInOut
        }
    }
}
