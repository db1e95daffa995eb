import QuartzCore

/// Moves an alert: in the middle of the window it fades and shrinks into its place, at the lower edge it slides up.
@MainActor final class AlertAnimator: PacedTransitioning {
    private let surface: AlertView
    private let isPresenting: Bool

    /// The size from which an alert shrinks into its place.
    private static let scale: CGFloat = 1.15

    init(_ surface: AlertView, isPresenting: Bool) {
        self.surface = surface
        self.isPresenting = isPresenting
    }

    var pace: LayerAnimation.Pace {
        .curve(isPresenting ? .easeOut : .easeIn)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        surface.form == .lowerEdge ? 0.28 : isPresenting ? 0.2 : 0.16
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if isPresenting {
            UIView.performWithoutAnimation {
                if surface.superview == nil { transitionContext.containerView.addSubview(surface) }
                if let controller = transitionContext.viewController(forKey: .to) {
                    surface.frame = transitionContext.finalFrame(for: controller)
                }
                surface.layoutIfNeeded()
                moveAway()
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: isPresenting ? .curveEaseOut : .curveEaseIn
        ) { [self] in
            if isPresenting { surface.settle() } else { moveAway() }
        } completion: { [self] _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            // Whoever shows the surface the next time may do so without an animation.
            UIView.performWithoutAnimation { surface.settle() }
        }
    }

    private func moveAway() {
        guard surface.form == .lowerEdge else {
            surface.body.alpha = 0
            if isPresenting { surface.body.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale) }
            return
        }
        let bottom = surface.superview?.bounds.maxY ?? surface.frame.maxY
        surface.body.transform = CGAffineTransform(translationX: 0, y: max(0, bottom - surface.frame.minY))
    }
}
