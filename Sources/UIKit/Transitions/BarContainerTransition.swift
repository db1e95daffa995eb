import QuartzCore

/// One page of a container with bars takes another's place, in UIKit's order of callbacks (NAV-18): who the two are, and what they are told.
/// How they move an animator decides, and how far they do a finger may.
@MainActor final class BarContainerTransition {
    let old: UIViewController?
    let new: UIViewController
    /// Whether the new page lies below the old one.
    let isPop: Bool
    private weak var container: UIViewController?
    private let content: BarContentView
    private var passage: ContainerTransition?
    /// Whether the pages move. Before `prepare(with:_:)`: whether they are to.
    private(set) var isAnimated: Bool
    /// Moves the pages where the app does not.
    private var slide: NavigationSlide?
    /// Called once, when both have been told.
    ///
    /// - Parameter didComplete: false where everything is as it was before.
    var onEnd: (_ didComplete: Bool) -> Void = { _ in }

    /// Whether the pages move, or have moved: not while their controllers are being told, nor while the app's animator begins.
    private(set) var hasBegun = false

    /// - Parameter content: of the container, in which the pages are.
    init(
        from old: UIViewController?, to new: UIViewController, in container: UIViewController,
        _ content: BarContentView,
        isPop: Bool, animated: Bool
    ) {
        self.old = old
        self.new = new
        self.container = container
        self.content = content
        self.isPop = isPop
        isAnimated = animated && old != nil
    }

    /// What controllers animate together with it; nil until both are about to be told.
    var coordinator: TransitionCoordinator? {
        passage?.coordinator
    }

    /// Whether the pages have come to their places, or are back there: the controllers may still be being told.
    var isOver: Bool {
        passage?.isOver == true
    }

    /// Whether a finger moves the pages, and has not decided yet.
    var isFollowing: Bool {
        !isOver && passage?.isInteractive == true
    }

    private var isMovedByApp: Bool {
        passage?.isAnimated == true && slide == nil
    }

    // MARK: The beginning

    /// Tells both that they will.
    ///
    /// - Parameters:
    ///   - animator: nil has the new page in its place at once.
    ///   - interaction: moves the pages in place of the animator, or together with it.
    func prepare(
        with animator: (any UIViewControllerAnimatedTransitioning)?,
        _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        new.loadViewIfNeeded()
        let passage = ContainerTransition(
            from: old.map {
                ContainerTransition.Side(
                    controller: $0, view: $0.viewIfLoaded, initialFrame: $0.viewIfLoaded?.frame ?? .zero)
            },
            to: ContainerTransition.Side(controller: new, view: new.view, finalFrame: content.place(of: new)),
            in: content, animator: animator, interaction: interaction)
        passage.onEnd = { [self] in end(didComplete: $0) }
        // Nobody is told of a coordinator before the animator has said how long it takes.
        _ = passage.coordinator
        self.passage = passage
        slide = animator as? NavigationSlide
        isAnimated = passage.isAnimated
        old?.beginAppearanceTransition(false, animated: isAnimated)
        new.beginAppearanceTransition(true, animated: isAnimated)
    }

    /// Moves the pages, and tells both that they did when that is over.
    func run() {
        guard let passage else { return }
        UIView.performWithoutAnimation {
            content.put(new)
            // Who was told may have had bars come or go.
            passage.to?.finalFrame = content.place(of: new)
            guard !isMovedByApp else { return }
            content.insertSubview(new.view, at: isPop ? 0 : content.subviews.count)
            // What is in the new view gets its place before it starts to move.
            new.view.layoutIfNeeded()
        }
        content.isMovedByAnimator = isMovedByApp
        hasBegun = !isMovedByApp
        passage.run()
        hasBegun = true
    }

    // MARK: The end

    /// Ends it at once, and everything is as it was before. It follows a finger.
    func turnBack() {
        passage?.cancelInteractiveTransition()
        passage?.finishNow()
    }

    /// Ends it at once where it goes on. What a finger has decided stays.
    func finish() {
        passage?.finishNow()
    }

    private func end(didComplete: Bool) {
        content.isMovedByAnimator = false
        slide?.clearAway()
        let (gone, shown) = didComplete ? (old, new) : (new, old)
        // Whoever was about to come or go turns back.
        if !didComplete { gone?.beginAppearanceTransition(false, animated: isAnimated) }
        if let shown { bringToPlace(shown) }
        // Another container may have it by now.
        if let view = gone?.viewIfLoaded, view.isDescendant(of: content) { view.removeFromSuperview() }
        if let gone, gone.appearanceState.isDisappearing { gone.endAppearanceTransition() }
        if !didComplete { shown?.beginAppearanceTransition(true, animated: isAnimated) }
        if let shown, shown.appearanceState.isAppearing { shown.endAppearanceTransition() }
        let tell = onEnd
        onEnd = { _ in }
        tell(didComplete)
    }

    private func bringToPlace(_ page: UIViewController) {
        guard let view = page.viewIfLoaded else { return }
        guard isMovedByApp else {
            let place = content.place(of: page)
            view.center = CGPoint(x: place.midX, y: place.midY)
            return
        }
        guard let container, page.parent === container else { return }
        UIView.performWithoutAnimation {
            // An animator may have put it into a view of its own, or nowhere.
            if view.superview !== content { content.addSubview(view) }
            if view.transform.isIdentity { content.put(page) }
            // It is laid out before anybody hears that it is there (NAV-18), however soon the animator has ended.
            view.layoutIfNeeded()
        }
    }
}
