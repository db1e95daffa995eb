import QuartzCore

/// How columns come and go.
extension SplitLayoutController {
    /// The user, or the app for them, wants to see so many columns beside the secondary one.
    func choose(columns count: Int) {
        guard let view, isInstalled, collapsed == nil else { return }
        choice = (count, SplitPreferences.isWide(view.bounds.size))
        let pace = AnimationParameters(duration: UINavigationBar.duration, pace: .curve(.easeOut))
        let next = wantedMode(in: view.bounds.size)
        if next != mode { change(to: next, pace) }
    }

    /// The app prefers something else from now on.
    func forgetChoice() {
        choice = nil
        rearrange()
    }

    /// With the animation of the block that runs now.
    func rearrange() {
        guard let view, isInstalled, collapsed == nil else { return }
        change(to: wantedMode(in: view.bounds.size), UIView.currentAnimation)
    }

    func change(to next: DisplayMode, _ animation: AnimationParameters?) {
        guard let view else { return }
        let isAnimated = UIView.areAnimationsEnabled && view.window != nil
        let coordinator = TransitionCoordinator(in: view, animation: isAnimated ? animation : nil)
        if next != mode { prepare(next, animated: coordinator.isAnimated) }
        for (column, child) in placed where shows(column) {
            let size = frame(of: column).size
            if let old = child.viewIfLoaded?.bounds.size, old != size {
                child.viewWillTransition(to: size, with: coordinator)
            }
        }
        moves += 1
        transition = coordinator
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.endMove() }
        coordinator.run {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        split?.displayModeDidChange()
    }

    /// Tells everybody who will come or go, and has those who come where they come from.
    func prepare(_ next: DisplayMode, animated: Bool) {
        guard let view else { return }
        let (before, after) = (arrangement(mode, in: view.bounds.size), arrangement(next, in: view.bounds.size))
        tell(next)
        let changed = columns.present.filter { before.shows($0) != after.shows($0) }
        for column in changed {
            tell(column, isComing: after.shows(column))
            if isShown { placed[column]?.beginAppearanceTransition(after.shows(column), animated: animated) }
            if after.shows(column) { place(column, before: after) }
        }
        mode = next
    }

    private func tell(_ next: DisplayMode) {
        if let split { split.delegate?.splitViewController(split, willChangeTo: next) }
    }

    private func tell(_ column: Column, isComing: Bool) {
        guard columns.style != .unspecified, let split, let delegate = split.delegate else { return }
        isComing
            ? delegate.splitViewController(split, willShow: column)
            : delegate.splitViewController(split, willHide: column)
    }

    func setMode(_ next: DisplayMode) {
        guard next != mode else { return }
        tell(next)
        mode = next
    }

    func endMove() {
        guard moves > 0 else { return }
        moves -= 1
        if moves == 0 { settle() }
    }

    /// Ends what moves, at once.
    func finishMoves() {
        for pane in panes.values where transition != nil { pane.layer.removeAllAnimations() }
        transition?.finish()
        settle()
    }

    /// Everybody who came or went is told so to the end.
    func settle() {
        moves = 0
        transition = nil
        for (column, child) in placed {
            if shows(column) {
                if isShown, child.appearanceState.isAppearing { child.endAppearanceTransition() }
            } else {
                child.viewIfLoaded?.removeFromSuperview()
                panes.removeValue(forKey: column)?.removeFromSuperview()
                if child.appearanceState.isDisappearing { child.endAppearanceTransition() }
            }
        }
    }
}
