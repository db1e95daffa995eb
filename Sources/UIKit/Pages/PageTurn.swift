/// A turn in which one spread of pages takes another's place: the pages' controllers are told so in UIKit's order, and the spreads move.
///
/// Whoever has begun it says how far it goes, and ends it.
@MainActor final class PageTurn {
    let old: SpreadView
    let new: SpreadView
    let isForward: Bool
    /// Whether the user has begun it, and may change their mind.
    let isByUser: Bool
    private let content: UIView
    private let motion: PageMotion
    private(set) var isOver = false

    /// Whether the new spread stays. Until a finger has left, it does not.
    var willComplete: Bool

    /// The part of their way that the spreads have gone, from 0 to 1.
    private(set) var progress: CGFloat = 0

    /// - Parameter content: The view in which the old spread is, and the new one comes.
    init(
        from old: SpreadView, to new: SpreadView, in content: UIView, _ motion: PageMotion, isForward: Bool,
        isByUser: Bool
    ) {
        self.old = old
        self.new = new
        self.content = content
        self.motion = motion
        self.isForward = isForward
        self.isByUser = isByUser
        willComplete = !isByUser
    }

    /// Tells all controllers that they will appear and disappear, and puts the new spread where it comes from.
    func begin() {
        // Whoever is told may end it.
        for controller in new.controllers where !isOver { controller.beginAppearanceTransition(true, animated: true) }
        for controller in old.controllers where !isOver { controller.beginAppearanceTransition(false, animated: true) }
        guard !isOver else { return }
        UIView.performWithoutAnimation {
            let isOldAbove = !motion.isScroll && motion.isOldAbove(isForward: isForward)
            isOldAbove ? content.insertSubview(new, belowSubview: old) : content.addSubview(new)
            new.place()
            new.addPages()
            if !motion.isScroll { (isOldAbove ? old : new).isRaised = true }
            move(to: 0)
            // The views in the new pages get their places before they start to move.
            new.layoutIfNeeded()
        }
    }

    func move(to progress: CGFloat) {
        self.progress = progress
        old.offset = motion.oldOffset(progress, isForward: isForward)
        new.offset = motion.newOffset(progress, isForward: isForward)
    }

    /// Holds the spreads where they are seen.
    func hold() {
        let seen = motion.progress(old: old.shownOffset, new: new.shownOffset, isForward: isForward)
        stop()
        UIView.performWithoutAnimation { move(to: seen) }
    }

    private func stop() {
        for spread in [old, new] { spread.layer.removeAllAnimations() }
    }

    /// Has one of the spreads in its place and the other one away, and tells all controllers so.
    func end(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        stop()
        let (gone, shown) = didComplete ? (old, new) : (new, old)
        UIView.performWithoutAnimation {
            move(to: didComplete ? 1 : 0)
            for spread in [old, new] { spread.isRaised = false }
        }
        switch (motion.isScroll, didComplete) {
        case (true, true):
            didAppear(shown)
            didDisappear(gone)
        case (true, false):
            willAppear(shown)
            didAppear(shown)
            willDisappear(gone)
            didDisappear(gone)
        case (false, true):
            didDisappear(gone)
            didAppear(shown)
        case (false, false):
            willDisappear(gone)
            willAppear(shown)
            didDisappear(gone)
            didAppear(shown)
        }
        gone.offset = .zero
    }

    // MARK: Telling

    private func willAppear(_ spread: SpreadView) {
        for controller in spread.controllers { controller.beginAppearanceTransition(true, animated: true) }
    }

    private func willDisappear(_ spread: SpreadView) {
        for controller in spread.controllers { controller.beginAppearanceTransition(false, animated: true) }
    }

    private func didAppear(_ spread: SpreadView) {
        for controller in spread.controllers where controller.appearanceState.isAppearing {
            controller.endAppearanceTransition()
        }
    }

    private func didDisappear(_ spread: SpreadView) {
        spread.removeFromSuperview()
        spread.removePages()
        for controller in spread.controllers where controller.appearanceState.isDisappearing {
            controller.endAppearanceTransition()
        }
    }
}
