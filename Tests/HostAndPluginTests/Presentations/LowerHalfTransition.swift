import UIKit

/// An app's own presentation: the lower half of the container, with a dimming view, moved by an animator that fades it.
@MainActor final class LowerHalfTransition: UIViewControllerTransitioningDelegate {
    private let log: StoryLog
    /// Whether its animator ever ends.
    var completes = true
    /// The object that moves the next passage in place of time.
    var interaction: UIPercentDrivenInteractiveTransition?

    init(_ log: StoryLog) {
        self.log = log
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.add("presentation by \(presenting?.title ?? "nobody") from \(source.title ?? "nobody")")
        return LowerHalfPresentation(presented, by: presenting, log)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animator by \(presenting.title ?? "nobody") from \(source.title ?? "nobody")")
        return FadingTransition(isPresenting: true, completes: completes, log)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("animator back")
        return FadingTransition(isPresenting: false, completes: completes, log)
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}

/// It shows the lower half, and dims the rest by half.
private final class LowerHalfPresentation: UIPresentationController {
    private let log: StoryLog
    private let dimming = UIView()

    init(_ presented: UIViewController, by presenter: UIViewController?, _ log: StoryLog) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenter)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        log.add("willPresent by \(presentingViewController.title ?? "nobody")")
        dimming.backgroundColor = .black
        dimming.frame = containerView?.bounds ?? .zero
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0.5 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log.add("didPresent \(completed)")
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        log.add("willDismiss")
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log.add("didDismiss \(completed)")
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
    }
}

/// Fades the presented view in or out within a fifth of a second.
private final class FadingTransition: UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let completes: Bool
    private let log: StoryLog

    init(isPresenting: Bool, completes: Bool, _ log: StoryLog) {
        self.isPresenting = isPresenting
        self.completes = completes
        self.log = log
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
        log.add("animate \(from?.title ?? "nobody") to \(to?.title ?? "nobody")")
        guard let controller = isPresenting ? to : from, let view = context.view(forKey: isPresenting ? .to : .from)
        else { return context.completeTransition(false) }
        if isPresenting {
            view.frame = context.finalFrame(for: controller)
            view.alpha = 0
            context.containerView.addSubview(view)
        }
        UIView.animate(withDuration: 0.2) {
            view.alpha = self.isPresenting ? 1 : 0
        } completion: { _ in
            if self.completes { context.completeTransition(!context.transitionWasCancelled) }
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.add("ended \(transitionCompleted)")
    }
}
