/// Runs animations and completions along with a lift, a drop or a drag that goes back.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
    /// Has the changes that `animations` makes move along with the drag's own.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called when the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what delegates have to do with an animation of a drag.
@MainActor final class DragAnimator: UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Called in a block of `UIView.animate`.
    func animate() {
        let due = animations
        animations = []
        for block in due { block() }
    }

    /// Runs what is added in this turn by itself: what it was to go along with has begun already, because data came late.
    func runAlone() {
        UpdateCycle.main.afterUpdate {
            UIView.animate(withDuration: DragPreviewView.duration) {
                self.animate()
            } completion: { _ in
                self.complete(at: .end)
            }
        }
    }

    func complete(at position: UIViewAnimatingPosition) {
        let due = completions
        completions = []
        for block in due { block(position) }
    }
}
