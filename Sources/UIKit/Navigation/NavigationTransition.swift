import QuartzCore

/// One controller of a navigation stack takes another's place, in UIKit's order of callbacks (NAV-18): by itself, or as far as a finger
/// goes, and then on or back.
@MainActor final class NavigationTransition {
    private let old: UIViewController?
    let new: UIViewController
    private unowned let navigation: UINavigationController
    private let content: PageArea
    let isPop: Bool
    let isAnimated: Bool
    let coordinator: TransitionCoordinator
    /// Called once, when both have been told.
    ///
    /// - Parameter isCancelled: Whether everything is as it was before.
    var onEnd: (_ isCancelled: Bool) -> Void = { _ in }

    /// Whether the views move, or have moved: not while their controllers are being told.
    private(set) var hasBegun = false
    /// Whether somebody was told not to push meanwhile.
    var hasReportedPush = false
    /// How far the upper one is away, from 0 to 1, where a finger decides about it.
    private var progress: CGFloat = 0
    private var isOver = false
    /// Darkens what lies below.
    private let shade = UIView()
    /// The line at the upper page's edge.
    private let edge = UIView()

    init(
        from old: UIViewController?, to new: UIViewController, in navigation: UINavigationController,
        _ content: PageArea,
        isPop: Bool, animated: Bool, isInteractive: Bool = false
    ) {
        self.old = old
        self.new = new
        self.navigation = navigation
        self.content = content
        self.isPop = isPop
        isAnimated = animated && old != nil
        let pace = AnimationParameters(duration: UINavigationBar.duration, pace: .curve(.easeOut))
        coordinator = TransitionCoordinator(
            in: content, animation: isAnimated ? pace : nil, isInteractive: isInteractive)
        coordinator.animate(alongsideTransition: nil) { [self] in end(isCancelled: $0.isCancelled) }
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
        place()
        coordinator.run {
            if isAnimated { move(away: isPop ? 1 : 0) }
        }
    }

    private func place() {
        UIView.performWithoutAnimation {
            content.put(new)
            content.insertSubview(new.view, at: isPop ? 0 : content.subviews.count)
            // What is in the new view gets its place before it starts to move.
            new.view.layoutIfNeeded()
            guard isAnimated, let upper = isPop ? old : new else { return }
            shade.backgroundColor = Self.shadeColor
            shade.isUserInteractionEnabled = false
            shade.frame = content.bounds
            content.insertSubview(shade, belowSubview: upper.view)
            edge.backgroundColor = Self.edgeColor
            edge.isUserInteractionEnabled = false
            content.insertSubview(edge, belowSubview: upper.view)
            move(away: isPop ? 0 : 1)
        }
        hasBegun = true
    }

    /// The upper one fills the content or lies outside, where reading ends; the lower one has made way by a third, or not.
    private func move(away progress: CGFloat) {
        let (lower, upper) = isPop ? (new, old) : (old, new)
        let width = content.bounds.width
        let end = content.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -width : width
        upper?.viewIfLoaded?.center.x = content.bounds.midX + end * progress
        lower?.viewIfLoaded?.center.x = content.bounds.midX - end / 3 * (1 - progress)
        shade.alpha = 1 - progress
        let isMirrored = end < 0
        edge.frame = CGRect(
            x: end * progress + (isMirrored ? width : -Self.edgeWidth), y: 0, width: Self.edgeWidth,
            height: content.bounds.height)
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

    /// Whether a finger moves the views, and has not decided yet.
    var isFollowing: Bool {
        coordinator.isInteractive && !isOver
    }

    /// Puts the views in place. What moves them from now on says so, and what goes alongside goes with it.
    func follow() {
        place()
        coordinator.beginInteraction(moving: [old, new].compactMap { $0?.viewIfLoaded })
    }

    func follow(to progress: CGFloat) {
        guard !isOver else { return }
        self.progress = max(0, min(progress, 1))
        coordinator.follow(to: self.progress)
        UIView.performWithoutAnimation { move(away: self.progress) }
    }

    /// The finger has left: the views go the rest of the way, or back.
    func letGo(isCancelled: Bool) {
        guard !isOver else { return }
        let rest = isCancelled ? progress : 1 - progress
        coordinator.endInteraction(at: progress, isCancelled: isCancelled)
        // Who heard of that may have ended it.
        guard !isOver else { return }
        let seconds = max(0.1, UINavigationBar.duration * rest)
        coordinator.letGo(for: seconds)
        if !isCancelled {
            navigation.navigationBar.setItems(navigation.viewControllers.map(\.navigationItem), animated: true)
            navigation.stack.toolbar.show(navigation.topViewController, animated: true)
        }
        UIView.animate(
            withDuration: seconds, delay: 0, options: .curveEaseOut,
            animations: { self.move(away: isCancelled ? 0 : 1) },
            completion: { _ in self.coordinator.finish(isCancelled: isCancelled) })
    }

    // MARK: The end

    /// Ends it at once, and everything is as it was before.
    func turnBack() {
        for controller in [old, new] { controller?.viewIfLoaded?.layer.removeAllAnimations() }
        coordinator.finish(isCancelled: true)
    }

    /// Ends it at once where it goes on.
    func finish() {
        for controller in [old, new] { controller?.viewIfLoaded?.layer.removeAllAnimations() }
        // What a finger has decided stays.
        coordinator.finish(isCancelled: coordinator.isCancelled)
    }

    private func end(isCancelled: Bool) {
        guard !isOver else { return }
        isOver = true
        shade.removeFromSuperview()
        edge.removeFromSuperview()
        let (gone, shown) = isCancelled ? (new, old) : (old, new)
        // Whoever was about to come or go turns back.
        if isCancelled { gone?.beginAppearanceTransition(false, animated: isAnimated) }
        if let shown, let view = shown.viewIfLoaded {
            let place = content.place(of: shown)
            view.center = CGPoint(x: place.midX, y: place.midY)
        }
        gone?.viewIfLoaded?.removeFromSuperview()
        if let gone, gone.appearanceState.isDisappearing { gone.endAppearanceTransition() }
        if isCancelled { shown?.beginAppearanceTransition(true, animated: isAnimated) }
        if let shown, shown.appearanceState.isAppearing { shown.endAppearanceTransition() }
        let tell = onEnd
        onEnd = { _ in }
        tell(isCancelled)
    }
}
