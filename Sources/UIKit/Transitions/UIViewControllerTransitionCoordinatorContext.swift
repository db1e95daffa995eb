/// The facts of a transition between controllers, or of one to another size or other traits, while it goes on (UIKit's
/// page of this name).
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    /// Whether it follows a gesture now, and whether it did when it began: the way back on a stack does that goes as far as a finger.
    var isInteractive: Bool { get }
    var initiallyInteractive: Bool { get }
    /// Whether it goes back to where it began.
    var isCancelled: Bool { get }
    /// In seconds; 0 for one that is not animated.
    var transitionDuration: TimeInterval { get }
    /// From 0 to 1: how far a gesture has brought it. In a plugin 0 until the gesture is over.
    var percentComplete: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which it takes place: the window.
    var containerView: UIView { get }
    /// How the interface is turned by it: the identity where it is not, and in a plugin.
    var targetTransform: CGAffineTransform { get }
    /// The style of a presentation; `none` for any other transition.
    var presentationStyle: UIModalPresentationStyle { get }

    /// The controllers between which it passes; nil where there is none, or where only a size or traits change.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The views that move; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}
