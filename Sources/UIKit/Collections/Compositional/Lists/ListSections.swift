/// Makes the sections of lists. Spaces are those of tables, so that a list and a table look the same.
@MainActor enum ListSections {
    /// The height of a row until it is known, in points.
    private static let rowHeight: CGFloat = 44
    /// The height of a header or footer until it is known, in points.
    private static let headerHeight: CGFloat = 38
    /// The space above and below a section that stands apart, in points.
    private static let gap: CGFloat = 17.5

    static func section(
        _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = size(rowHeight)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, repeatingSubitem: NSCollectionLayoutItem(layoutSize: row), count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let appearance = configuration.appearance
        if appearance.isGrouped {
            section.contentInsets.top = configuration.headerMode == .none ? gap : 0
            section.contentInsets.bottom = configuration.footerMode == .none ? gap : 0
        }
        if appearance == .insetGrouped {
            let margin: CGFloat = environment.container.effectiveContentSize.width >= wide ? 20 : 16
            section.contentInsets.leading = margin
            section.contentInsets.trailing = margin
        } else {
            // Rows reach from side to side; their content keeps to the safe area by its margins.
            section.contentInsetsReference = .none
        }
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                boundary(UICollectionView.elementKindSectionHeader, .top, isPinned: appearance == .plain))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                boundary(UICollectionView.elementKindSectionFooter, .bottom, isPinned: appearance == .plain))
        }
        section.decorationItems = [.background(elementKind: ListBackgroundView.kind)]
        return section
    }

    /// The least width of a list with wider margins, which tables have from the same width on, in points.
    private static let wide: CGFloat = 414

    private static func size(_ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }

    private static func boundary(
        _ kind: String, _ alignment: NSRectAlignment, isPinned: Bool
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(headerHeight), elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = isPinned
        return item
    }

    /// The space above the first section of all, which stands apart from the bars above it.
    static func topGap(_ configuration: UICollectionLayoutListConfiguration) -> CGFloat {
        configuration.appearance.isGrouped && configuration.headerMode == .none ? gap : 0
    }
}
