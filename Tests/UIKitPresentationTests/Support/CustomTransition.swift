import ParityScenarios
import UIKit

/// An app's own presentation: the lower half of the container, with a dimming view, moved by an animator of its own.
@MainActor final class CustomTransition: UIViewControllerTransitioningDelegate {
    private(set) weak var presentation: HalfPresentation?
    var interaction: UIPercentDrivenInteractiveTransition?
    var isOwnAnimator = true
    private(set) var sources: [UIViewController] = []

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        sources.append(source)
        let controller = HalfPresentation(presentedViewController: presented, presenting: presenting)
        presentation = controller
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isOwnAnimator ? FadingAnimator(isPresenting: true) : nil
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        isOwnAnimator ? FadingAnimator(isPresenting: false) : nil
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

/// Shows what is presented in the lower half of the container, and dims the rest.
final class HalfPresentation: UIPresentationController {
    var log: [String] = []
    let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    private func note(_ what: String) {
        TraceRecorder.shared.record("PC \(what)")
        log.append(what)
    }

    override func presentationTransitionWillBegin() {
        note("present willBegin window=\(containerView?.window != nil)")
        dimming.backgroundColor = .black
        dimming.frame = containerView?.bounds ?? .zero
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0.5 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        note("present didEnd \(completed)")
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        note("dismiss willBegin")
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        note("dismiss didEnd \(completed)")
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        log.append("willLayout")
        dimming.frame = containerView?.bounds ?? .zero
    }

    override func containerViewDidLayoutSubviews() { log.append("didLayout") }
}

/// Fades the presented view in or out within a fifth of a second.
final class FadingAnimator: UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        TraceRecorder.shared.record("animate")
        guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
            let view = context.view(forKey: isPresenting ? .to : .from)
        else { return context.completeTransition(false) }
        if isPresenting {
            view.frame = context.finalFrame(for: controller)
            view.alpha = 0
            context.containerView.addSubview(view)
        }
        UIView.animate(withDuration: 0.2) {
            view.alpha = self.isPresenting ? 1 : 0
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        TraceRecorder.shared.record("ended \(transitionCompleted)")
    }
}
