/// Decides about what the user selects in a tab bar controller, and hears of it; it may say who moves the views. What the app selects itself
/// it is not told.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tap on a controller's tab is to select it; asked about the selected one too.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// The user has tapped a controller's tab, which may have been the selected one before.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// The user begins to arrange the tabs.
    ///
    /// - Parameter viewControllers: Those that may get another place.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])

    /// The user has arranged them, and they are about to get their places.
    ///
    /// - Parameters:
    ///   - viewControllers: All of them, in the order that the user wants.
    ///   - changed: Whether that is another one than before.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// They have their places. An app that wants to find them there again keeps their order.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// Who moves the views when another tab is selected, by the user or by the app; nil has the new one in its place at once. It is asked
    /// before either controller is told.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Asks for the controller by which a gesture moves the views that an animator of the delegate's animates; nil lets the animator move them.
    /// Where the gesture turns back, the tab is selected again that was so before.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}

    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        nil
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nil
    }
}
