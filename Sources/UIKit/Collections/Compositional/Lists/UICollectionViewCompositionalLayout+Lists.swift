/// The work of a compositional layout for sections that are lists.
extension UICollectionViewCompositionalLayout {
    final func registerListBackground() {
        register(ListBackgroundView.self, forDecorationViewOfKind: ListBackgroundView.kind)
    }

    /// Fits a section to its place in a list: the background of the first one and that of the last one reach as far beyond the content as
    /// that can be pulled, and the first one stands apart from what is above it.
    final func fitList(
        _ section: inout CompositionalSection, _ list: UICollectionLayoutListConfiguration, _ length: CGFloat,
        isFirst: Bool, isLast: Bool
    ) {
        if isFirst { section.contentInsets.top += ListSections.topGap(list) }
        for index in section.decorations.indices {
            guard case .decoration(ListBackgroundView.kind, _) = section.decorations[index].element else { continue }
            section.decorations[index].zIndex -= 1
            section.decorations[index].outset = (isFirst ? length : 0, isLast ? 2 * length : 0)
        }
    }

    /// Returns what a list tells the view of an element; nil for a section that is no list.
    final func listRow(
        of placement: CompositionalPlacement, in section: Int, _ solution: CompositionalSolution
    ) -> ListRow? {
        guard let list = solution.section(section)?.list, let layout = solution.layout(of: section) else { return nil }
        var row = ListRow(part: .cell, appearance: list.appearance)
        switch placement.element {
        case .item(let index):
            let first = list.headerMode == .firstItemInSection ? 1 : 0
            guard index >= first else {
                row.part = .header
                return row
            }
            row.isFirst = index == first
            row.isLast = index == layout.itemCount - 1
            row.separators = separators(at: IndexPath(item: index, section: section), list)
        case .supplementary(UICollectionView.elementKindSectionHeader, _): row.part = .header
        case .supplementary(UICollectionView.elementKindSectionFooter, _): row.part = .footer
        case .decoration(ListBackgroundView.kind, _):
            row.part = .background
            row.backgroundColor = list.backgroundColor ?? list.appearance.background
        case .supplementary, .decoration: return nil
        }
        return row
    }

    private func separators(
        at indexPath: IndexPath, _ list: UICollectionLayoutListConfiguration
    ) -> UIListSeparatorConfiguration? {
        guard list.showsSeparators else { return nil }
        return list.itemSeparatorHandler?(indexPath, list.separatorConfiguration) ?? list.separatorConfiguration
    }

    // MARK: Swipe actions

    /// Returns the actions that a swipe of an item uncovers at one of its edges; nil for none, and outside of lists.
    package final func swipeActions(atLeadingEdge isLeading: Bool, of indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        guard indexPath.count == 2, let list = solution?.section(indexPath.section)?.list else { return nil }
        let provider =
            isLeading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        return provider?(indexPath)
    }

    /// Whether some items may have swipe actions, so that the collection view has to look for swipes.
    package final var hasSwipeActions: Bool {
        solution?.sections.contains { section in
            guard let list = section?.list else { return false }
            return list.leadingSwipeActionsConfigurationProvider != nil
                || list.trailingSwipeActionsConfigurationProvider != nil
        } ?? false
    }
}
