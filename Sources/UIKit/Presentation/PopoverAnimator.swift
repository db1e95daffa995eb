/// Lets a popover come and go: it fades, and grows from the tip of its arrow.
@MainActor final class PopoverAnimator: UIViewControllerAnimatedTransitioning {
    private let popover: PopoverView
    private let isPresenting: Bool

    init(_ popover: PopoverView, isPresenting: Bool) {
        self.popover = popover
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? 0.2 : 0.15
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let (context, popover, isPresenting) = (transitionContext, popover, isPresenting)
        UIView.performWithoutAnimation {
            guard isPresenting else { return }
            if let controller = context.viewController(forKey: .to) {
                popover.frame = context.finalFrame(for: controller)
            }
            context.containerView.addSubview(popover)
            popover.layoutIfNeeded()
            popover.isAway = true
        }
        let duration = transitionDuration(using: context)
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            popover.isAway = !isPresenting
        } completion: { _ in
            let isComplete = !context.transitionWasCancelled
            // A popover that is gone is whole when it is presented again.
            popover.isAway = false
            context.completeTransition(isComplete)
        }
    }
}
