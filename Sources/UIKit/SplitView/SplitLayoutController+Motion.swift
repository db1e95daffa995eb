import QuartzCore

/// The motion of columns that come and go.
extension SplitLayoutController {
    /// Begins a change of the mode that the user or the app wants, or returns nil where there is no view to show it.
    func begin(atOwnPace isOwn: Bool) -> TransitionCoordinator? {
        guard let view else { return nil }
        let own = AnimationParameters(duration: UINavigationBar.duration, pace: .curve(.easeOut))
        let isAnimated = UIView.areAnimationsEnabled && view.window != nil
        return TransitionCoordinator(in: view, animation: isAnimated ? isOwn ? own : UIView.currentAnimation : nil)
    }

    func announceSizes(with coordinator: TransitionCoordinator) {
        for (column, child) in placed where shows(column) {
            let size = frame(of: column).size
            if let old = child.viewIfLoaded?.bounds.size, old != size {
                child.viewWillTransition(to: size, with: coordinator)
            }
        }
    }

    /// The columns move to where they lie now.
    func slide(with coordinator: TransitionCoordinator) {
        transition = coordinator
        join(coordinator)
        coordinator.run {
            view?.setNeedsLayout()
            view?.layoutIfNeeded()
        }
    }

    /// A change of the mode is over when this transition is.
    func join(_ coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.receive(.slideEnd) }
    }

    /// Ends what moves, at once.
    func finishMoves() {
        for pane in panes.values where transition != nil { pane.layer.removeAllAnimations() }
        transition?.finish()
        carryOut([.settle])
    }

    /// Everybody who came or went is told so to the end.
    func settle() {
        transition = nil
        for (column, child) in placed {
            if shows(column) {
                if isShown, child.appearanceState.isAppearing { child.endAppearanceTransition() }
            } else {
                takeOut(column)
                if child.appearanceState.isDisappearing { child.endAppearanceTransition() }
            }
        }
    }

    func takeOut(_ column: Column) {
        guard let child = placed[column] else { return }
        child.viewIfLoaded?.removeFromSuperview()
        panes.removeValue(forKey: column)?.removeFromSuperview()
    }
}
