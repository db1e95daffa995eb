/// Has a gesture move a transition between controllers (UIKit's page of this name).
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition in place of the animator.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed with which it goes on when the gesture is over, as a share of the animation's; 1 where nothing is said.
    var completionSpeed: CGFloat { get }
    /// The curve of the rest of the way; ease in and out where nothing is said.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins with the gesture; false where it begins by itself, and a gesture may take hold of it. True where
    /// nothing is said.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
