/// Says how a presentation adapts to its room (STYLE-16), and whether and how its user may end it (UIKit's page of this name). Each
/// method may be left out.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style in an environment that is compact horizontally; `none`: the one that was asked for.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style in an environment with these traits. It is asked in place of the other one, and asks that where it is left out.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// The presentation is about to pass to another style, or begins with it.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// The controller that is shown while the presentation has adapted to `style`, such as a navigation controller around the one
    /// that is presented, which gives it a button to close it (POP-07); nil: the presented one itself.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Whether the user may end the presentation. It is not asked where the app dismisses it.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user begins to end the presentation. With a gesture that may yet go back.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The user has ended the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user has tried to end the presentation, and may not: by `presentationControllerShouldDismiss(_:)`, or because
    /// `isModalInPresentation` is true.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact
            ? adaptivePresentationStyle(for: controller) : controller.adaptivePresentationStyle(for: traitCollection)
    }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        nil
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
