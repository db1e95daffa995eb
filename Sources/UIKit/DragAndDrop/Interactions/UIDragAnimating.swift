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

    func complete(at position: UIViewAnimatingPosition) {
        let due = completions
        completions = []
        for block in due { block(position) }
    }
}
