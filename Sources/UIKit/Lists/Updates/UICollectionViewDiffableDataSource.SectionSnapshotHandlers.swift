extension UICollectionViewDiffableDataSource {
    /// The handlers by which an app says which items the user may expand and collapse, and hears of that (UIKit's page of this name).
    @preconcurrency public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Says whether the user may expand an item. Without it each can be.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Hears that an item is about to be expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Says whether the user may collapse an item. Without it each can be.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Hears that an item is about to be collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Makes the items below one that is about to be expanded, from the items that are below it now.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
                    NSDiffableDataSourceSectionSnapshot<Item>
            )?

        public init() {}
    }
}
