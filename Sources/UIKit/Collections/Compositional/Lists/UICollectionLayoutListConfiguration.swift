/// The look of a list in a collection view, and the actions that its rows offer.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// Makes the actions of a row that is swiped; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// Returns the separators of a row, given those of the section.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    /// Whether rows are divided. At first they are, but in sidebars.
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the separators of single rows.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the list; nil stands for that of its appearance.
    public var backgroundColor: UIColor?
    /// The actions at the leading edge of a row.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions at the trailing edge of a row.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The space above the header of each section, in points. It scrolls away where the header stays. Nil leaves it to the list, which has
    /// none.
    public var headerTopPadding: CGFloat?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = !appearance.isSidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
