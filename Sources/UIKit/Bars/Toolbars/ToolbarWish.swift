/// Whether an app wants the toolbar of a navigation controller to be seen.
package struct ToolbarWish: Equatable {
    /// True at first (NAV-05).
    package internal(set) var isHidden = true
    /// Whether it was shown for controllers that have the bars below a stack go: apps put it in the place of a tab bar so.
    package internal(set) var isShownAnyway = false
}

extension UINavigationController {
    /// To be kept by whoever changes it for a while, and set again. Setting is not animated.
    package final var toolbarWish: ToolbarWish {
        get { stack.toolbar.wish }
        set { stack.toolbar.follow(newValue, animated: false) }
    }
}
