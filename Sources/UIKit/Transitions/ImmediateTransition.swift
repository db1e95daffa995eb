/// The coordinator of a change that is not animated: a resized window.
@MainActor package final class ImmediateTransition: UIViewControllerTransitionCoordinator {
    package typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    package let containerView: UIView
    private var animations: [Step] = []
    private var completions: [Step] = []
    private var isOver = false

    package init(in containerView: UIView) {
        self.containerView = containerView
    }

    package var isAnimated: Bool { false }
    package var isInteractive: Bool { false }
    package var initiallyInteractive: Bool { false }
    package var isCancelled: Bool { false }
    package var transitionDuration: TimeInterval { 0 }
    package var percentComplete: CGFloat { isOver ? 1 : 0 }
    package var completionCurve: UIView.AnimationCurve { .easeInOut }
    package var targetTransform: CGAffineTransform { .identity }

    @discardableResult package func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult package func animateAlongsideTransition(
        in view: UIView?, animation: Step?, completion: Step?
    ) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

    /// Makes the change and runs what was handed in around it.
    package func run(_ change: () -> Void) {
        change()
        for animation in animations { animation(self) }
        isOver = true
        for completion in completions { completion(self) }
    }
}
