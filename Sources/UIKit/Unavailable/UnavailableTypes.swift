// What code from Apple's systems most often names and Mullion has not got: the compiler says what to do instead, which "cannot
// find in scope" does not. docs/PortingFromUIKit.md lists what there is.
//
// Each is a type of its own, so that what an app declares in extensions of several of them does not meet in one. They have the initialisers
// that are called most, because a call that does not fit is said before the hint.

import Foundation

@available(
    *, unavailable, message: "Not in Mullion yet. A UITabBarController has viewControllers, each with its tabBarItem."
)
@preconcurrency @MainActor open class UITab {
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {}
}
