/// Presents an alert in the middle of the window, or an action sheet at the lower edge of a narrow one, over what lies below, which it
/// darkens.
@MainActor final class AlertPresentationController: UIPresentationController {
    private let shade = UIView()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        shade.backgroundColor = Self.shadeColor
        // A touch on it is one beside the surface.
        shade.isUserInteractionEnabled = false
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// What is dark already needs more of it.
    private static let shadeColor = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.45 : 0.2)
    }

    private var alert: UIAlertController? {
        presentedViewController as? UIAlertController
    }

    private var surface: AlertView? {
        alert?.surface
    }

    // MARK: Style

    override var presentationStyle: UIModalPresentationStyle {
        .custom
    }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    // MARK: Frame

    private var form: AlertForm {
        alert?.preferredStyle == .actionSheet && traitCollection.horizontalSizeClass == .compact ? .lowerEdge : .centred
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let surface else { return .zero }
        let room = MenuPlacement.room(in: containerView.bounds, safeArea: containerView.safeAreaInsetsAboveKeyboard)
        let size = surface.wantedSize(in: room.size, as: form)
        let left = (room.midX - size.width / 2).rounded()
        let top = form == .lowerEdge ? room.maxY - size.height : (room.midY - size.height / 2).rounded(.down)
        return CGRect(origin: CGPoint(x: left, y: max(room.minY, top)), size: size)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        surface?.form = form
    }

    // MARK: Transition

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        surface?.form = form
        if let containerView {
            UIView.performWithoutAnimation {
                // It may have been put away in the middle of its last animation.
                surface?.settle()
                shade.frame = containerView.bounds
                shade.alpha = 0
                containerView.insertSubview(shade, at: 0)
            }
        }
        fadeShade(to: 1)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { shade.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fadeShade(to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { shade.removeFromSuperview() } else { shade.alpha = 1 }
    }

    private func fadeShade(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated else {
            shade.alpha = alpha
            return
        }
        coordinator.animate(alongsideTransition: { [shade] _ in shade.alpha = alpha }, completion: nil)
    }

    override package func ownAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        surface.map { AlertAnimator($0, isPresenting: isPresenting) }
    }

    // MARK: The user

    override package var endsByOutsideTouch: Bool {
        alert?.content.answerToOutsideTouch != nil
    }
}
