import QuartzCore

/// One passage between two controllers: who comes and who goes, in which view, who moves them, and whether a gesture does.
///
/// Whoever owns the passage (a presentation, a navigation stack, a tab bar controller) tells the controllers that they will before it runs,
/// and in `onEnd` that they did.
@MainActor final class ContainerTransition: UIViewControllerContextTransitioning {
    /// One of the two controllers.
    struct Side {
        let controller: UIViewController
        /// The view that the animator moves; nil for one that stays where it is.
        var view: UIView?
        /// In the container's coordinates; zero where the view is not there at the beginning, or at the end.
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    let from: Side?
    /// Until it runs, bars that come or go may give it another final frame.
    var to: Side?
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) var isOver = false
    /// Holds the animation while a gesture moves it.
    private weak var scrubber: (any UIViewImplicitlyAnimating)?
    /// Called once, before any other completion of the coordinator.
    ///
    /// - Parameter didComplete: false where everything is as it was before.
    var onEnd: (_ didComplete: Bool) -> Void = { _ in }

    /// - Parameters:
    ///   - animator: nil for a passage that is shown at once.
    ///   - interaction: begins it in place of the animator; without an animator it moves the views itself.
    init(
        from: Side?, to: Side?, in containerView: UIView, style: UIModalPresentationStyle = .none,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        presentationStyle = style
        // A gesture that moves the views itself does so where nothing is animated, too.
        let isMovedByGesture = interaction != nil && (animator == nil || animator === interaction)
        let isAnimated = UIView.areAnimationsEnabled || isMovedByGesture
        self.animator = isAnimated ? animator : nil
        self.interaction = isAnimated ? interaction : nil
        self.isAnimated = isAnimated && (animator != nil || interaction != nil)
    }

    /// What controllers animate together with the passage.
    var coordinator: TransitionCoordinator {
        coordinatorIfAny ?? makeCoordinator()
    }

    /// Nil until somebody needs it.
    private var coordinatorIfAny: TransitionCoordinator?

    private func makeCoordinator() -> TransitionCoordinator {
        let pace = (animator as? any PacedTransitioning)?.pace ?? .curve(.easeInOut)
        let coordinator = TransitionCoordinator(
            in: containerView, animation: isAnimated ? AnimationParameters(duration: duration, pace: pace) : nil,
            isInteractive: interaction?.wantsInteractiveStart ?? false)
        coordinator.transition = self
        coordinator.animate(alongsideTransition: nil) { [weak self] in
            guard let self else { return }
            let tell = onEnd
            onEnd = { _ in }
            tell(!$0.isCancelled)
        }
        coordinatorIfAny = coordinator
        return coordinator
    }

    /// In seconds.
    private(set) lazy var duration: Double = {
        let seconds = animator?.transitionDuration(using: self) ?? Self.usualDuration
        return seconds.isFinite ? max(0, seconds) : 0
    }()

    /// How long what goes along with a gesture takes that has no animator, in seconds.
    private static let usualDuration = 0.35

    // MARK: Running

    /// Begins to move the views. One that is not animated is over with that.
    func run() {
        guard isAnimated else { return completeTransition(true) }
        if let interaction, interaction.wantsInteractiveStart {
            interaction.startInteractiveTransition(self)
            coordinator.beginInteraction(moving: [from?.view, to?.view].compactMap(\.self))
        } else if let interaction {
            interaction.startInteractiveTransition(self)
            coordinator.animateAlongside()
        } else {
            animator?.animateTransition(using: self)
            coordinator.animateAlongside()
        }
    }

    /// Ends the passage at once, in the direction in which it goes.
    func finishNow() {
        guard !isOver else { return }
        // Views that an animator has moved already go back with its animation only.
        if let scrubber, scrubber.state == .active {
            scrubber.stopAnimation(false)
            scrubber.finishAnimation(at: coordinator.isCancelled ? .start : .end)
        }
        for view in [from?.view, to?.view] { view?.layer.removeAllAnimations() }
        // The animator may have heard of that, and have ended it.
        completeTransition(!coordinator.isCancelled)
    }

    /// The animation as an object that can be held: the animator's own, or one that runs what the animator animates.
    ///
    /// Blocks of `UIView.animate` share the time of the whole; what keyframes and view transitions say of theirs is lost.
    func makeScrubber() -> any UIViewImplicitlyAnimating {
        if let own = animator?.interruptibleAnimator(using: self) {
            self.scrubber = own
            return own
        }
        let scrubber = UIViewPropertyAnimator(duration: duration, curve: .linear)
        self.scrubber = scrubber
        scrubber.pauseAnimation()
        if let animator { ViewAnimation.collectBlocks(into: scrubber) { animator.animateTransition(using: self) } }
        return scrubber
    }

    // MARK: UIViewControllerContextTransitioning

    let isAnimated: Bool
    // An animator may ask while it says how long it takes, before there is a coordinator.
    var isInteractive: Bool { coordinatorIfAny?.isInteractive ?? interaction?.wantsInteractiveStart ?? false }
    var transitionWasCancelled: Bool { coordinatorIfAny?.isCancelled ?? false }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard !isOver, percentComplete.isFinite else { return }
        coordinator.follow(to: min(max(percentComplete, 0), 1))
    }

    func finishInteractiveTransition() {
        endInteraction(isCancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(isCancelled: true)
    }

    private func endInteraction(isCancelled: Bool) {
        guard !isOver, isInteractive else { return }
        let progress = coordinator.percentComplete
        coordinator.endInteraction(at: progress, isCancelled: isCancelled)
        let rest = isCancelled ? progress : 1 - progress
        let speed = max(interaction?.completionSpeed ?? 1, 0.01)
        coordinator.letGo(for: duration * Double(rest / speed))
    }

    func pauseInteractiveTransition() {
        guard !isOver, isAnimated else { return }
        coordinator.resumeInteraction()
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        coordinator.finish(isCancelled: !didComplete)
        animator?.animationEnded(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from?.controller
        case .to: to?.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.view
        case .to: to?.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.initialFrame ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.finalFrame ?? .zero
    }

    private func side(of controller: UIViewController) -> Side? {
        [from, to].compactMap(\.self).first { $0.controller === controller }
    }
}
