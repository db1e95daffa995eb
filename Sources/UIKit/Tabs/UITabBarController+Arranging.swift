/// The part of a tab bar controller that works while the user arranges the tabs.
extension UITabBarController {
    /// Those that may get another place and are still there.
    var movableTabs: [UIViewController] {
        (customizableViewControllers ?? []).filter { viewControllers?.contains($0) == true }
    }

    /// - Returns: Nil where no tab may get another place.
    func beginArranging() -> TabOrder? {
        let movable = movableTabs
        guard !movable.isEmpty else { return nil }
        delegate?.tabBarController(self, willBeginCustomizing: movable)
        return TabOrder(viewControllers ?? [], movable: movable)
    }

    func endArranging(_ order: TabOrder) {
        let isChanged = order.controllers != viewControllers
        delegate?.tabBarController(self, willEndCustomizing: order.controllers, changed: isChanged)
        if isChanged { tabSet.change(to: order.controllers, animated: true) }
        delegate?.tabBarController(self, didEndCustomizing: order.controllers, changed: isChanged)
    }
}
