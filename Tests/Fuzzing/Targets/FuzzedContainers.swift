import UIKit

/// The containers of a host that has bars around its pane: a stack with a toolbar, in the first of several tabs.
@MainActor final class FuzzedContainers {
    let tabs = UITabBarController()
    private let stack = UINavigationController()

    init(prefersLargeTitles: Bool) {
        stack.isToolbarHidden = false
        stack.navigationBar.prefersLargeTitles = prefersLargeTitles
    }

    /// Makes a pane the root of the stack, so that the tab is called as the pane is.
    func add(_ pane: UIViewController) {
        stack.viewControllers = [pane]
        let other = UIViewController()
        other.title = "Other"
        tabs.viewControllers = [stack, other]
    }

    /// Shows a page of the host above the pane, whose bar has a button that leads back to it.
    func coverPane() {
        stack.pushViewController(UIViewController(), animated: false)
    }

    func uncoverPane() {
        stack.popToRootViewController(animated: false)
    }
}
