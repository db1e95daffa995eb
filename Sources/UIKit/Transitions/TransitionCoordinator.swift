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
    package private(set) var isInteractive: Bool
    /// How far a gesture has brought it, from 0 to 1.
    private var progress: CGFloat = 0

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

    @discardableResult package func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult package func animateAlongsideTransition(
        in view: UIView?, animation: Step?, completion: Step?
    ) -> Bool {
        guard !isOver, !isClosed else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping Step) {
        if isInteractive { interactionHandlers.append(handler) }
    }

    /// The gesture has brought it so far, from 0 to 1.
    func follow(to progress: CGFloat) {
        self.progress = progress
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

    /// What was to go together with the change and has not been run is not run any more.
    func forgetAnimations() {
        animations = []
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
        animateAlongside()
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
