import UIKit

/// The pages of the host's containers.
extension UIViewController {
    /// The pages that the user sees of the controller where it is a container, or itself. Empty where the container shows nothing.
    var visiblePages: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.visiblePages ?? []
        case let tabs as UITabBarController: tabs.selectedViewController?.visiblePages ?? []
        case let split as UISplitViewController: split.viewControllers.filter(\.isSeen).flatMap(\.visiblePages)
        default: [self]
        }
    }

    /// All pages of the controller where it is a container, the seen and the others, or itself.
    var allPages: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: navigation.viewControllers.flatMap(\.allPages)
        case let tabs as UITabBarController: tabs.viewControllers?.flatMap(\.allPages) ?? []
        case let split as UISplitViewController: split.viewControllers.flatMap(\.allPages)
        default: [self]
        }
    }

    /// Whether its view is in a window.
    var isSeen: Bool {
        viewIfLoaded?.window != nil
    }
}

extension UISplitViewController {
    /// The child that a column has in a view with room for several: the navigation controller around what the column was given, where there
    /// is one.
    func child(of column: Column) -> UIViewController? {
        guard let given = viewController(for: column) else { return nil }
        if let stack = given.navigationController, stack.parent === self { return stack }
        return given
    }
}
