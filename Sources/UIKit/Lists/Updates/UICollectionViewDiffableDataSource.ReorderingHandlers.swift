extension UICollectionViewDiffableDataSource {
    /// The handlers by which an app says which items the user may move, and hears of the moves (UIKit's page of this name).
    public struct ReorderingHandlers {
        /// Says whether the user may move an item. No item can be moved without it.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Hears that the data source is about to have an item where the user has moved it.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Hears that the data source has an item where the user has moved it. The app's own data is to follow.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }
}
