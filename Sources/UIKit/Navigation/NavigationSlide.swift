import QuartzCore

/// Moves the pages of a stack where the app does not: the upper one comes from where reading ends, or goes there, and the lower one makes
/// way by a third. It moves them as far as a finger goes, too, and then on or back.
///
/// The view that comes is in the container already.
@MainActor final class NavigationSlide: PacedTransitioning, UIViewControllerInteractiveTransitioning {
    let pace = LayerAnimation.Pace.curve(.easeOut)
    private let isPop: Bool
    /// Of the transition that goes on; nil before and afterwards.
    private weak var context: (any UIViewControllerContextTransitioning)?
    private var end: AnyObject?
    /// How far the upper page is away, from 0 to 1, where a finger decides about it.
    private var progress: CGFloat = 0
    /// How much of the way is left, from 0 to 1, for when the finger has left.
    private var rest: CGFloat = 1
    /// Darkens what lies below.
    private let shade = UIView()
    /// The line at the upper page's edge.
    private let edge = UIView()

    init(isPop: Bool) {
        self.isPop = isPop
    }

    // MARK: By itself

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UINavigationBar.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        prepare(transitionContext)
        UIView.animate(AnimationParameters(duration: UINavigationBar.duration, pace: pace)) {
            move(away: isPop ? 1 : 0)
        }
        end = FrameClock.main.schedule(seconds: UINavigationBar.duration) {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        context = nil
        end = nil
    }

    private func prepare(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        guard let upper = context.view(forKey: isPop ? .from : .to) else { return }
        let container = context.containerView
        UIView.performWithoutAnimation {
            shade.backgroundColor = Self.shadeColor
            shade.isUserInteractionEnabled = false
            shade.frame = container.bounds
            container.insertSubview(shade, belowSubview: upper)
            edge.backgroundColor = Self.edgeColor
            edge.isUserInteractionEnabled = false
            container.insertSubview(edge, belowSubview: upper)
            move(away: isPop ? 0 : 1)
        }
    }

    /// Leaves nothing but the pages in the container.
    func clearAway() {
        shade.removeFromSuperview()
        edge.removeFromSuperview()
    }

    /// The upper page fills the container or lies outside, where reading ends; the lower one has made way by a third, or not.
    private func move(away progress: CGFloat) {
        guard let context else { return }
        let container = context.containerView
        let (lower, upper): (UITransitionContextViewKey, UITransitionContextViewKey) =
            isPop ? (.to, .from) : (.from, .to)
        let width = container.bounds.width
        let end = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -width : width
        context.view(forKey: upper)?.center.x = container.bounds.midX + end * progress
        context.view(forKey: lower)?.center.x = container.bounds.midX - end / 3 * (1 - progress)
        shade.alpha = 1 - progress
        let isMirrored = end < 0
        edge.frame = CGRect(
            x: end * progress + (isMirrored ? width : -Self.edgeWidth), y: 0, width: Self.edgeWidth,
            height: container.bounds.height)
    }

    /// The shade over the lower page. A page that is dark already needs more of it.
    private static let shadeColor = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.45 : 0.12)
    }
    /// The line before the upper page. Between two black pages there is no shade to be seen, so they need it.
    private static let edgeColor = UIColor { $0.userInterfaceStyle == .dark ? .separator : .clear }
    /// The width of that line, in points.
    private static let edgeWidth: CGFloat = 1

    // MARK: By a finger

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        prepare(transitionContext)
    }

    /// What goes alongside takes as long as the pages do.
    var completionSpeed: CGFloat {
        CGFloat(UINavigationBar.duration) * rest / CGFloat(secondsLeft)
    }

    /// How long the rest of the way takes: long enough to be seen.
    private var secondsLeft: TimeInterval {
        max(0.1, UINavigationBar.duration * Double(rest))
    }

    /// The finger has brought the upper page so far away: from 0 to 1.
    func follow(to progress: CGFloat) {
        guard let context else { return }
        self.progress = max(0, min(progress, 1))
        context.updateInteractiveTransition(self.progress)
        UIView.performWithoutAnimation { move(away: self.progress) }
    }

    /// The finger has left: the pages go the rest of the way, or back.
    func letGo(isCancelled: Bool) {
        guard let context else { return }
        rest = isCancelled ? progress : 1 - progress
        isCancelled ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
        // Who heard of that may have ended it.
        guard self.context != nil else { return }
        UIView.animate(
            withDuration: secondsLeft, delay: 0, options: .curveEaseOut,
            animations: { self.move(away: isCancelled ? 0 : 1) },
            completion: { _ in context.completeTransition(!isCancelled) })
    }
}
