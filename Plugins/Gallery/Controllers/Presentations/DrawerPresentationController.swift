import UIKit

/// A drawer at the trailing edge, with the rest dimmed. A tap beside it puts it away.
final class DrawerPresentationController: UIPresentationController {
    /// The width of a drawer for which there is room, in points.
    private static let width: CGFloat = 260

    private let dimming = UIView()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.3)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(
                primaryAction: UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) }))
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let (room, width) = (containerView.bounds, min(Self.width, containerView.bounds.width * 0.8))
        let isMirrored = presentedViewController.traitCollection.layoutDirection == .rightToLeft
        return CGRect(x: isMirrored ? 0 : room.width - width, y: 0, width: width, height: room.height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        animateAlongside { self.dimming.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        animateAlongside { self.dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimming.removeFromSuperview() }
    }

    private func animateAlongside(_ changes: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
        coordinator.animate { _ in changes() }
    }
}
