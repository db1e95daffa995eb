import QuartzCore

/// Moves the views of a presentation as its transition style says (TRANS-01 to TRANS-06).
@MainActor final class ModalAnimator: PacedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    private init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
    }

    static func of(_ style: UIModalTransitionStyle, isPresenting: Bool) -> ModalAnimator {
        ModalAnimator(style, isPresenting: isPresenting)
    }

    /// In seconds.
    private var duration: TimeInterval {
        switch style {
        case .coverVertical, .partialCurl: 0.4
        case .flipHorizontal: 0.6
        case .crossDissolve: 0.3
        }
    }

    var pace: LayerAnimation.Pace {
        switch style {
        case .coverVertical, .partialCurl: .curve(.easeOut)
        case .flipHorizontal, .crossDissolve: .curve(.easeInOut)
        }
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let front = context.viewController(forKey: isPresenting ? .to : .from),
            let view = context.view(forKey: isPresenting ? .to : .from)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let below = context.view(forKey: isPresenting ? .from : .to)
        let place = isPresenting ? context.finalFrame(for: front) : context.initialFrame(for: front)
        UIView.performWithoutAnimation {
            if isPresenting {
                view.frame = place
                context.containerView.addSubview(view)
                view.layoutIfNeeded()
            } else if below != nil {
                below?.layoutIfNeeded()
            }
        }
        switch style {
        case .coverVertical: cover(view, at: place, context)
        case .crossDissolve: dissolve(view, context)
        case .flipHorizontal: flip(view, below, context)
        case .partialCurl: curl(view, below, context)
        }
    }

    /// The presented view comes up from below the container's lower edge, or goes down there.
    private func cover(_ view: UIView, at place: CGRect, _ context: any UIViewControllerContextTransitioning) {
        let away = place.offsetBy(dx: 0, dy: max(0, context.containerView.bounds.maxY - place.minY))
        if isPresenting { UIView.performWithoutAnimation { view.frame = away } }
        animate(context) { view.frame = self.isPresenting ? place : away }
    }

    private func dissolve(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let alpha = view.alpha
        if isPresenting { UIView.performWithoutAnimation { view.alpha = 0 } }
        animate(context) {
            view.alpha = self.isPresenting ? alpha : 0
        } completion: {
            view.alpha = alpha
        }
    }

    /// The old page narrows to a line in the middle, and the new one widens from there. Both are live all the way, so
    /// that a plugin's page whose first picture comes late is seen as soon as it is there.
    ///
    /// The front page alone turns where the page below stays as it is (`.overFullScreen`).
    private func flip(_ view: UIView, _ below: UIView?, _ context: any UIViewControllerContextTransitioning) {
        let coming = isPresenting ? view : below
        let going = isPresenting ? below : view
        let turned = [coming, going].compactMap { $0.map { ($0, transform: $0.transform, alpha: $0.alpha) } }
        UIView.performWithoutAnimation {
            coming?.transform = Self.squeezed(coming?.transform, to: 0)
            coming?.alpha = 0
        }
        UIView.animateKeyframes(withDuration: duration, delay: 0, options: .allowUserInteraction) {
            let steps = Self.turn.count - 1
            let length = 0.5 / Double(steps)
            for step in 1...steps {
                UIView.addKeyframe(withRelativeStartTime: Double(step - 1) * length, relativeDuration: length) {
                    going?.transform = Self.squeezed(turned.last?.transform, to: Self.turn[step])
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5 + Double(step - 1) * length, relativeDuration: length) {
                    coming?.transform = Self.squeezed(turned.first?.transform, to: Self.turn[steps - step])
                }
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
                going?.alpha = 0
                coming?.alpha = turned.first?.alpha ?? 1
            }
        } completion: { _ in
            for (view, transform, alpha) in turned {
                view.transform = transform
                view.alpha = alpha
            }
            below?.frame = context.containerView.bounds
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The visible part of a page's width at equal distances of time while the page turns by a quarter: the cosine.
    private static let turn: [CGFloat] = [1, 0.924, 0.707, 0.383, 0]

    /// A page of no width has a transform that cannot be inverted, so the narrowest has a hundredth; it is not seen then.
    private static func squeezed(_ transform: CGAffineTransform?, to width: CGFloat) -> CGAffineTransform {
        (transform ?? .identity).concatenating(CGAffineTransform(scaleX: max(width, 0.01), y: 1))
    }

    /// The page below goes up and away like a sheet of paper, with its shadow on what lies under it; or comes down again.
    private func curl(_ view: UIView, _ below: UIView?, _ context: any UIViewControllerContextTransitioning) {
        guard let below else { return dissolve(view, context) }
        let home = context.containerView.bounds
        let away = home.offsetBy(dx: 0, dy: -home.height)
        let layer = below.layer
        let shadow = (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius)
        UIView.performWithoutAnimation {
            if isPresenting {
                context.containerView.bringSubviewToFront(below)
            } else {
                below.frame = away
            }
            // The light comes from above, so that the lower edge, which is what is seen of the sheet, has the shadow below it.
            (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius) = (0.5, CGSize(width: 0, height: 4), 10)
        }
        animate(context) {
            below.frame = self.isPresenting ? away : home
        } completion: {
            (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius) = shadow
            below.frame = home
        }
    }

    private func animate(
        _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
        completion: @escaping () -> Void = {}
    ) {
        let options: UIView.AnimationOptions = pace == .curve(.easeOut) ? .curveEaseOut : .curveEaseInOut
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .allowUserInteraction], animations: changes
        ) { _ in
            completion()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
