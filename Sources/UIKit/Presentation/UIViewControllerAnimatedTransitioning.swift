/// Moves the views of a transition between controllers (TRANS-09; UIKit's page of this name).
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Asks how long the transition takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Puts the new view into the container, animates, and calls `completeTransition(_:)` when that is over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The animation as an object that can be held and turned round. Always the same one during a transition; nil where there is none,
    /// which is the answer of an animator that does not say it.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)?

    /// The transition is over, and the controllers have been told.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        nil
    }

    public func animationEnded(_ transitionCompleted: Bool) {}
}
