/// Knows the pages of a page view controller, one after the other. They are asked for when a finger is about to reach them.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The controller of the page before another one; nil where the book begins with that.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The controller of the page after another one; nil where the book ends with that.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// The number of pages that the page control shows. There is one with the style `scroll` and the orientation `horizontal`, where this and
    /// `presentationIndex(for:)` are implemented. It is asked for when the app has set the pages or the data source, and not when the user has
    /// turned them. The default, less than 0, says that there is none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// The place of the page that is shown among those of `presentationCount(for:)`, from 0 on. The default, less than 0, says that there is
    /// no page control.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        -1
    }

    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        -1
    }
}
