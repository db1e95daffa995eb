/// What a controller and the tab bar controller above it know of each other.
extension UIViewController {
    func makeTabBarItem() -> UITabBarItem {
        if let ownTabBarItem { return ownTabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        ownTabBarItem = item
        onFactsChange?()
        return item
    }

    func takeTabBarItem(_ item: UITabBarItem?) {
        guard item !== ownTabBarItem else { return }
        ownTabBarItem = item
        tabBarItemDidChange()
        onFactsChange?()
    }

    func titleOfTabDidChange() {
        guard let ownTabBarItem else { return tabBarItemDidChange() }
        if !ownTabBarItem.isSystemItem { ownTabBarItem.title = title }
    }

    /// The controller has another item: a tab bar that shows it shows that one. A stack's item is its root's.
    func tabBarItemDidChange() {
        let tab = parent as? UINavigationController ?? self
        (tab.parent as? UITabBarController)?.tabSet.showItems()
    }
}

extension UINavigationController {
    /// The root's, unless the stack says of itself what it is.
    var tabBarItemOfRoot: UITabBarItem? {
        ownTabBarItem == nil && title == nil ? stack.controllers.first?.tabBarItem : nil
    }
}

extension UITabBarController {
    /// Whether the bar has its room.
    var showsBar: Bool {
        !tabBar.isHiddenByApp && !tabSet.isBarAway
    }

    /// Makes one a child that has been somewhere else for a while.
    func takeBack(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        take(controller)
        controller.didMove(toParent: self)
    }

    func letGo(of controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// What the selected controller would like, with the bar's room.
    func followPreferredSize() {
        guard var size = selectedViewController?.preferredContentSize, size != .zero else { return }
        if size.height > 0, !tabBar.isHiddenByApp { size.height += UITabBar.height }
        preferredContentSize = size
    }
}
