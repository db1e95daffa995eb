/// Hears how the user turns pages, and decides where the spine is. Of pages that the app sets it is not told.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Tells that the user begins to turn pages, and may change their mind.
    ///
    /// - Parameter pendingViewControllers: The controllers of the pages that come.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// Tells that the pages have come to rest.
    ///
    /// - Parameters:
    ///   - finished: Whether they have come to their places by themselves; false where something else ended the turn.
    ///   - previousViewControllers: The controllers of the pages that were shown before.
    ///   - completed: Whether others are shown now. Where the user has turned back, those before are.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// The place of the spine in an interface of this orientation. It is asked for with the style `pageCurl`, when the view is about to
    /// become wider than high, or higher than wide. Set the pages here where their number changes: they count with the answer.
    ///
    /// The default leaves the spine where it is.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation

    /// The orientations that the page view controller supports (see `UIViewController.supportedInterfaceOrientations`).
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}

    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        pageViewController.spineLocation
    }

    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
        pageViewController.usualInterfaceOrientations
    }
}
