import ParityScenarios
import UIKit

/// An app's own animator between pages, of a fifth of a second: the new page fades in over the old one, which fades away and becomes
/// smaller. It knows its context, and writes down what it is called for.
@MainActor final class PageAnimator: UIViewControllerAnimatedTransitioning {
    /// What it does when it is called.
    enum Way {
        case fading
        /// It puts the view in, and ends the transition in the same call.
        case atOnce(didComplete: Bool)
        /// It leaves everything to the test.
        case waiting
    }

    private let way: Way
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    init(_ way: Way = .fading) {
        self.way = way
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        TraceRecorder.shared.record("animate")
        context = transitionContext
        guard let controller = transitionContext.viewController(forKey: .to),
            let new = transitionContext.view(forKey: .to), let old = transitionContext.view(forKey: .from)
        else { return transitionContext.completeTransition(false) }
        switch way {
        case .waiting: return
        case .atOnce(let didComplete):
            transitionContext.containerView.addSubview(new)
            return transitionContext.completeTransition(didComplete)
        case .fading: break
        }
        new.frame = transitionContext.finalFrame(for: controller)
        new.alpha = 0
        transitionContext.containerView.addSubview(new)
        UIView.animate(withDuration: 0.2) {
            new.alpha = 1
            old.alpha = 0
            old.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        } completion: { _ in
            old.alpha = 1
            old.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        TraceRecorder.shared.record("ended \(transitionCompleted)")
    }
}
