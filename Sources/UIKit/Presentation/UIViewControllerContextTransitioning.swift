/// A transition as its animator and interaction controller know it: what they are told of it, and what they tell it (UIKit's page of this name).
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which the transition takes place. An animator puts the new view into it.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// Whether a gesture moves it now.
    var isInteractive: Bool { get }
    /// Whether it goes back to where it began. Read it before `completeTransition(_:)`.
    var transitionWasCancelled: Bool { get }
    /// The style of a presentation; `none` for a transition of a container.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the interface is turned by it: always the identity here.
    var targetTransform: CGAffineTransform { get }

    /// A gesture has brought it so far, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The gesture is over, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The gesture is over, and the transition goes back.
    func cancelInteractiveTransition()
    /// A gesture takes hold of a transition that goes on by itself.
    func pauseInteractiveTransition()
    /// Ends the transition: an animator calls it once, when its animation is over. The controllers hear of it in this call.
    ///
    /// - Parameter didComplete: false where it was cancelled, and everything is as it was before.
    func completeTransition(_ didComplete: Bool)

    /// The controllers between which it passes; nil where there is none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The views that the animator moves; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame of a controller's view at the beginning, in the container's coordinates; zero where it is not there.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of a controller's view at the end, in the container's coordinates; zero where it is not there.
    func finalFrame(for vc: UIViewController) -> CGRect
}
