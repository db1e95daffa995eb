/// The tabs that a bar has no room for: a list of them, on a stack on which each is shown.
///
/// While one is open its controller is on that stack. Of a stack it is what is on it, since no stack holds another; it gets that back.
@MainActor final class MoreTabs {
    private unowned let container: UITabBarController
    private let list = MoreListController()
    let navigation: UINavigationController

    /// The tab that was opened from the list, or would be shown in its place.
    private(set) var opened: UIViewController?
    /// What an opened stack lent, from its root on.
    private var lent: [UIViewController] = []
    /// Whether an opened stack had its root's item.
    private var itemIsRoots = false

    init(of container: UITabBarController) {
        self.container = container
        navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.title = UITabBarItem.SystemItem.more.words
        list.onReturn = { [weak self] in self?.didReturn() }
        list.onChoice = { [weak container] in container?.tabSet.select($0) }
        list.onArrange = { [weak container] in container?.beginArranging() }
        list.onArranged = { [weak container] in container?.endArranging($0) }
    }

    /// Shows the items of these in the list.
    func show(_ controllers: [UIViewController]) {
        list.show(controllers, of: container.viewControllers ?? [])
        arrangingDidChange()
    }

    /// Other tabs may get other places.
    func arrangingDidChange() {
        list.canArrange = !container.movableTabs.isEmpty
    }

    /// Puts a tab on top of the list.
    func open(_ controller: UIViewController, animated: Bool) {
        if controller === opened, navigation.viewControllers.count > 1 { return }
        giveBack()
        opened = controller
        if let stack = controller as? UINavigationController {
            itemIsRoots = stack.tabBarItemOfRoot != nil
            // Its root goes, and the tab is called as before.
            stack.ownTabBarItem = stack.tabBarItem
            lent = stack.viewControllers
            stack.setViewControllers([], animated: false)
        } else {
            lent = [controller]
        }
        navigation.setViewControllers([list] + lent, animated: animated)
    }

    /// The list is shown again, after a tab was.
    private func didReturn() {
        guard let opened, navigation.topViewController === list else { return }
        giveBack()
        container.tabSet.didClose(opened)
        // Somebody else may have taken it.
        container.tabSet.childrenDidChange()
    }

    /// The tab that is open gets back what is on the stack: its root at least.
    func giveBack() {
        guard let controller = opened else { return }
        let rest = Array(navigation.viewControllers.dropFirst())
        let content = rest.isEmpty ? Array(lent.prefix(1)) : rest
        (opened, lent) = (nil, [])
        navigation.setViewControllers([list], animated: false)
        if let stack = controller as? UINavigationController {
            if itemIsRoots { stack.ownTabBarItem = nil }
            // Those that somebody else has taken meanwhile are theirs.
            stack.setViewControllers(content.filter { isOurs($0) }, animated: false)
        } else if isOurs(controller) {
            container.takeBack(controller)
        }
    }

    /// Whether nobody else has a controller that was lent, or is about to take it.
    private func isOurs(_ controller: UIViewController) -> Bool {
        controller.parent == nil || navigation.children.contains(controller)
    }
}
