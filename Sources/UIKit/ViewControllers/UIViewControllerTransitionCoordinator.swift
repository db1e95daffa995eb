/// Lets a controller change things together with a transition.
@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    var isAnimated: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }

    /// Runs `animation` together with the transition and `completion` after it. Answers whether they were taken on.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
}
