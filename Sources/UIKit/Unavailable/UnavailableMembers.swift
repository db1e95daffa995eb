// As UnavailableTypes.swift, for members.

extension UIBarItem {
    @available(*, unavailable, message: "Not in Mullion yet. The appearance of a bar says how its items look.")
    public static func appearance() -> UIBarItem { UIBarItem() }
}

extension UITabBarController {
    @available(*, unavailable, message: "Not in Mullion yet. viewControllers has the tabs, each with its tabBarItem.")
    public var tabs: [UITab] {
        get { [] }
        set {}
    }
}
