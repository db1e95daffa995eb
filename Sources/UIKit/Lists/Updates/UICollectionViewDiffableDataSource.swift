/// A collection view's data source that is given snapshots, and has the collection view show what differs between one and the next (UIKit's
/// page of this name).
///
/// The collection view does not keep its data source alive: the app does.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObjectProtocol, Hashable, CustomStringConvertible, UICollectionViewDataSource, UserMoveSource {
    /// A closure that makes the cell for an item at a place of a collection view, which dequeues it.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// A closure that makes the view of a kind, such as a header, at a place of a collection view, which dequeues it.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// The closure that makes headers, footers and whatever else the layout has beside items; nil for a layout that has none.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The handlers that say which items the user may move, and hear of it.
    open var reorderingHandlers = ReorderingHandlers()

    /// The handlers that say which items of an outline the user may expand and collapse, and hear of it.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    let store: SnapshotStore<SectionIdentifierType, ItemIdentifierType>
    /// The trees of the sections that section snapshots were applied to, and that show what shows of them.
    var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    let outlineCells = OutlineCells<ItemIdentifierType>()

    /// Creates a data source without items, and makes it that of a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        store = SnapshotStore(collectionView)
        store.isConnected = { [weak self, weak collectionView] in self != nil && collectionView?.dataSource === self }
        outlineCells.onDisclosure = { [weak self] in self?.toggle($0) }
        store.didChange = { [weak self] in self?.dropStaleTrees() }
        collectionView.dataSource = self
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (
        left: UICollectionViewDiffableDataSource, right: UICollectionViewDiffableDataSource
    ) -> Bool { left === right || left.isEqual(right) }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    // MARK: Snapshots

    /// Has the collection view show another snapshot.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether the user sees items come, go and move. The collection view changes item by item either way, so that
    ///     what is selected stays so.
    ///   - completion: Is called when everything is where it stays.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        store.apply(snapshot, animated: animatingDifferences, completion: completion)
    }

    /// Has the collection view show another snapshot, and returns when everything is where it stays.
    ///
    /// - Parameter animatingDifferences: Whether the user sees items come, go and move.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
        }
    }

    /// Has the collection view show another snapshot by reading everything anew, without finding out what differs.
    ///
    /// - Parameter completion: Is called when the collection view has been told.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        store.reload(snapshot, completion: completion)
    }

    /// Has the collection view show another snapshot by reading everything anew, without finding out what differs.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot, completion: { continuation.resume() })
        }
    }

    /// The snapshot that was applied last, of which nothing is marked to be reloaded. It may be changed, and applied again.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { store.current }

    // MARK: Snapshots of sections

    /// Has one section show the visible items of a section snapshot. A section that is not there yet comes at the end.
    ///
    /// - Parameters:
    ///   - snapshot: All items of the section, with those that are below collapsed ones.
    ///   - section: The section's identifier.
    ///   - animatingDifferences: Whether the user sees items come, go and move.
    ///   - completion: Is called when everything is where it stays.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(snapshot, in: section, animated: animatingDifferences, completion: completion)
    }

    /// Has one section show the visible items of a section snapshot, and returns when everything is where it stays.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(
                snapshot, to: section, animatingDifferences: animatingDifferences, completion: { continuation.resume() }
            )
        }
    }

    /// The items of one section: those of the section snapshot that was applied to it, or else what it shows. A section that is not there
    /// has none.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        tree(of: section)
    }

    // MARK: Identifiers

    /// The item at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { store.item(at: indexPath) }

    /// The place of an item; nil where the collection view does not show it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { store.indexPath(of: itemIdentifier) }

    /// The section at an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { store.section(at: index)?.identifier }

    /// The index of a section; nil where the collection view does not have it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        store.current.indexOfSection(sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { store.current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        store.section(at: section)?.items.count ?? 0
    }

    /// The cell that the provider makes. A provider that makes none is reported, and the place is empty.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = store.item(at: indexPath)
        if let item, let cell = cellProvider(collectionView, indexPath, item) {
            fitOutline(cell, to: item, at: indexPath)
            return cell
        }
        let reason = item.map { "its cell provider has none for \($0)" } ?? "no item is there in its snapshot"
        reportMissing("cell for the item at \(indexPath.messageText): \(reason)")
        return UICollectionViewCell(frame: .zero)
    }

    /// The view that the provider makes. A provider that makes none is reported, and the place is empty.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        let reason = supplementaryViewProvider == nil ? "is not set" : "has none"
        reportMissing("view of the kind \(kind) at \(indexPath.messageText): its supplementaryViewProvider \(reason)")
        return UICollectionReusableView(frame: .zero)
    }

    /// Whether the user may move an item: as `reorderingHandlers` say, and none without them.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        store.item(at: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
    }

    /// The user has moved an item. The data source follows, and `reorderingHandlers` hear of it.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { userDidMoveItem(at: sourceIndexPath, to: destinationIndexPath) }

    // MARK: UserMoveSource

    package func userMovesItem(at source: IndexPath, to destination: IndexPath) {
        store.pause()
        if let collectionView { self.collectionView(collectionView, moveItemAt: source, to: destination) }
    }

    package func listDidShowMove() { store.resume() }

    private func reportMissing(_ what: String) {
        UsageDiagnostic.report(
            .invalidSnapshot, "UICollectionViewDiffableDataSource has no \(what). The place stays empty.")
    }
}
