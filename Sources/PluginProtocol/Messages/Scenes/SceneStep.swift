import CoreGraphics
import QuartzCore

/// One thing that a container of the host did to a scene's controller, named after the call that a parent in the same
/// process would have made.
package enum SceneStep: Hashable, Sendable {
    case willMoveToParent(hasParent: Bool)
    case didMoveToParent(hasParent: Bool)
    /// The containers that the controller is in, of those that its plugin may know, the innermost first.
    case changeContainers([ControllerID], isFirstParent: Bool)
    /// The controller's view was asked for.
    case loadView
    case moveToSuperview(attached: Bool)
    case moveToWindow(attached: Bool)
    /// The window was shown or hidden; a scene starts out hidden.
    case changeVisibility(isVisible: Bool)
    /// - Parameter in: The transition of which it is a part; nil where there is none.
    case beginAppearanceTransition(appearing: Bool, animated: Bool, in: SceneTransition?)
    case endAppearanceTransition
    /// Another size is coming, in points; `resizeScene` follows.
    case willTransition(to: CGSize, in: SceneTransition)
    case resizeScene(SceneGeometry, animated: AnimationParameters?)
    /// What the system and containers cover of the scene's edges, in points.
    case changeSafeArea(SceneInsets)
    /// How much of the scene's lower edge a keyboard of the host covers, in points.
    ///
    /// - Parameter animated: Whether the keyboard moves there.
    case changeKeyboard(height: CGFloat, animated: Bool)
    /// Other traits are coming; `changeTraits` follows.
    case willChangeTraits(SceneTraits, in: SceneTransition)
    case changeTraits(SceneTraits, animated: AnimationParameters?)
    /// What was to be animated alongside the transition is to be run now.
    case animateAlongsideTransition(TransitionID)
    /// The gesture that the transition has followed is over, and has brought it so far, from 0 to 1.
    case endInteraction(TransitionID, isCancelled: Bool, progress: CGFloat)
    case endTransition(TransitionID, isCancelled: Bool)
    case receiveMemoryWarning
    /// The controller is presented, or is not any more.
    ///
    /// - Parameter byUser: Whether its user ends the presentation.
    case changePresentation(PresentationPhase, byUser: Bool)
    /// The user has tried to end the presentation, which does not let them.
    case didAttemptToDismiss
    /// The user has brought the sheet on which the controller is to another detent.
    ///
    /// - Parameter to: Its place in the list that the plugin has told last.
    case changeDetent(to: Int, DetentChoice)
}
