extension UICollectionViewDiffableDataSource {
    /// What an app says and hears of items that the user expands and collapses (UIKit's page of this name).
    @preconcurrency public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Says whether the user may expand an item. Without it each can be.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Hears that an item is about to be expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Says whether the user may collapse an item. Without it each can be.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Hears that an item is about to be collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Makes what an item that is about to be expanded has below it, from what it has below it now.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
                    NSDiffableDataSourceSectionSnapshot<Item>
            )?

        public init() {}
    }
}
