/// The way of a controller's items to the toolbar of the navigation controller that it is in.
extension UIViewController {
    func takeToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        // An item that another controller was given meanwhile belongs to that one.
        for item in ownToolbarItems ?? [] where item.controller === self { item.controller = nil }
        ownToolbarItems = items
        for item in items ?? [] { item.controller = self }
        (holder as? UINavigationController)?.stack.toolbar.itemsDidChange(of: self, animated: animated)
        onFactsChange?()
    }
}
