import QuartzCore

/// One controller of a navigation stack takes another's place, in UIKit's order of callbacks (NAV-18).
@MainActor final class NavigationTransition {
    private let old: UIViewController?
    private let new: UIViewController
    private unowned let navigation: UINavigationController
    private let content: UIView
    private let isPop: Bool
    let isAnimated: Bool
    let coordinator: TransitionCoordinator
    /// Called once, when both have been told.
    var onEnd: () -> Void = {}

    /// Whether the views move, or have moved: not while their controllers are being told.
    private(set) var hasBegun = false
    /// Darkens what lies below.
    private let shade = UIView()

    init(
        from old: UIViewController?, to new: UIViewController, in navigation: UINavigationController, _ content: UIView,
        isPop: Bool, animated: Bool
    ) {
        self.old = old
        self.new = new
        self.navigation = navigation
        self.content = content
        self.isPop = isPop
        isAnimated = animated && old != nil
        let pace = AnimationParameters(duration: UINavigationBar.duration, pace: .curve(.easeOut))
        coordinator = TransitionCoordinator(in: content, animation: isAnimated ? pace : nil)
        coordinator.animate(alongsideTransition: nil) { [self] _ in end() }
    }

    /// Tells both that they will.
    func prepare() {
        new.loadViewIfNeeded()
        old?.beginAppearanceTransition(false, animated: isAnimated)
        new.beginAppearanceTransition(true, animated: isAnimated)
        navigation.delegate?.navigationController(navigation, willShow: new, animated: isAnimated)
    }

    /// Moves the views, and tells both that they did when that is over.
    func run() {
        let (lower, upper) = isPop ? (new, old) : (old, new)
        UIView.performWithoutAnimation {
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            new.view.frame = content.bounds
            content.insertSubview(new.view, at: isPop ? 0 : content.subviews.count)
            // What is in the new view gets its place before it starts to move.
            new.view.layoutIfNeeded()
            guard isAnimated, let upper else { return }
            shade.backgroundColor = UIColor(white: 0, alpha: 0.12)
            shade.isUserInteractionEnabled = false
            shade.frame = content.bounds
            content.insertSubview(shade, belowSubview: upper.view)
            move(lower: lower, upper: upper, isAway: isPop)
        }
        hasBegun = true
        coordinator.run {
            if isAnimated, let upper { move(lower: lower, upper: upper, isAway: !isPop) }
        }
    }

    /// The upper one fills the content or lies outside, where reading ends; the lower one goes a third of that way.
    ///
    /// - Parameter isAway: Whether the lower one has made way.
    private func move(lower: UIViewController?, upper: UIViewController, isAway: Bool) {
        let width = content.bounds.width
        let end = content.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -width : width
        upper.view.center.x = content.bounds.midX + (isAway ? 0 : end)
        lower?.view.center.x = content.bounds.midX - (isAway ? end / 3 : 0)
        shade.alpha = isAway ? 1 : 0
    }

    /// Ends it at once where it goes on.
    func finish() {
        for controller in [old, new] { controller?.viewIfLoaded?.layer.removeAllAnimations() }
        coordinator.finish()
    }

    private func end() {
        shade.removeFromSuperview()
        new.viewIfLoaded?.center = CGPoint(x: content.bounds.midX, y: content.bounds.midY)
        old?.viewIfLoaded?.removeFromSuperview()
        if let old, old.appearanceState.isDisappearing { old.endAppearanceTransition() }
        if new.appearanceState.isAppearing { new.endAppearanceTransition() }
        let tell = onEnd
        onEnd = {}
        tell()
    }
}
