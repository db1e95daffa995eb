import UIKit

/// Pulls a drawer out of the edge at which it lies, or pushes it in there.
final class DrawerAnimator: UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
            let view = context.view(forKey: isPresenting ? .to : .from)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let place = isPresenting ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        let away = place.offsetBy(dx: place.minX > 0 ? place.width : -place.width, dy: 0)
        if isPresenting {
            context.containerView.addSubview(view)
            view.frame = away
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction],
            animations: { view.frame = self.isPresenting ? place : away },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}
