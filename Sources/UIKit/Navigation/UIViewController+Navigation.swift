/// What a controller tells the bars of containers.
extension UIViewController {
    func makeNavigationItem() -> UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem()
        item.title = title
        item.controller = self
        ownNavigationItem = item
        onFactsChange?()
        return item
    }

    func titleDidChange() {
        ownNavigationItem?.title = title
        titleOfTabDidChange()
        onFactsChange?()
    }
}
