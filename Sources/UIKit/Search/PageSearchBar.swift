/// Shows the search bar of a navigation item at the upper edge of its page, where the navigation bar itself is another process's.
@MainActor package final class PageSearchBar: UIView {
    private let item: UINavigationItem
    /// Called when the bar comes, goes, or needs another height.
    private let heightDidChange: () -> Void

    package init(of item: UINavigationItem, heightDidChange: @escaping () -> Void) {
        self.item = item
        self.heightDidChange = heightDidChange
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        item.onSearchChange = { [weak self] in self?.searchDidChange() }
        showBar()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The height that the bar needs, in points; 0 while the item has no search controller.
    package var height: CGFloat {
        item.searchController?.searchBar.rows.height ?? 0
    }

    /// Lets go of the item, and of its search bar.
    package func end() {
        item.onSearchChange = nil
        removeFromSuperview()
    }

    private func searchDidChange() {
        showBar()
        heightDidChange()
    }

    private func showBar() {
        let bar = item.searchController?.searchBar
        for view in subviews where view !== bar { view.removeFromSuperview() }
        if let bar, bar.superview !== self { addSubview(bar) }
        setNeedsLayout()
    }

    override package func layoutSubviews() {
        super.layoutSubviews()
        guard let bar = subviews.first as? UISearchBar else { return }
        bar.sideMargins = .systemMinimum(in: traitCollection)
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    }
}
