/// What a controller tells the toolbar of the navigation controller that it is in.
extension UIViewController {
    func takeToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        // One that another controller has meanwhile is that one's.
        for item in ownToolbarItems ?? [] where item.controller === self { item.controller = nil }
        ownToolbarItems = items
        for item in items ?? [] { item.controller = self }
        (holder as? UINavigationController)?.stack.toolbar.itemsDidChange(of: self, animated: animated)
        onFactsChange?()
    }
}
