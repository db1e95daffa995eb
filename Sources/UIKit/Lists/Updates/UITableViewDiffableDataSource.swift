/// A table's data source that is given snapshots, and has the table show what differs between one and the next (UIKit's page of this name).
///
/// The table does not keep its data source alive: the app does. Subclasses say titles, and which rows can be edited and moved; no row can
/// unless a subclass says so, as in UIKit.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObjectProtocol, Hashable, CustomStringConvertible, UITableViewDataSource, UserMoveSource {
    /// A closure that makes the cell for an item at a place of a table: one that the table gives, dressed for the item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// The animation with which rows and sections come, go and are reloaded.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private let store: SnapshotStore<SectionIdentifierType, ItemIdentifierType>

    /// Creates a data source without rows, and makes it that of a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        store = SnapshotStore(tableView)
        store.isConnected = { [weak self, weak tableView] in self != nil && tableView?.dataSource === self }
        tableView.dataSource = self
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (
        left: UITableViewDiffableDataSource, right: UITableViewDiffableDataSource
    ) -> Bool { left === right || left.isEqual(right) }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    // MARK: Snapshots

    /// Has the table show another snapshot.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether the user sees rows come, go and move. The table changes row by row either way, so that what is
    ///     selected stays so.
    ///   - completion: Is called when everything is where it stays.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let animation = animatingDifferences ? defaultRowAnimation : .none
        store.apply(snapshot, animation: animation.rawValue, animated: animatingDifferences, completion: completion)
    }

    /// Has the table show another snapshot, and returns when everything is where it stays.
    ///
    /// - Parameter animatingDifferences: Whether the user sees rows come, go and move.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
        }
    }

    /// Has the table show another snapshot by reading everything anew, without finding out what differs.
    ///
    /// - Parameter completion: Is called when the table has been told.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        store.reload(snapshot, completion: completion)
    }

    /// Has the table show another snapshot by reading everything anew, without finding out what differs.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot, completion: { continuation.resume() })
        }
    }

    /// The snapshot that was applied last, of which nothing is marked to be reloaded. It may be changed, and applied again.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { store.current }

    // MARK: Identifiers

    /// The item of a row; nil where there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { store.item(at: indexPath) }

    /// The row of an item; nil where the table does not have it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { store.indexPath(of: itemIdentifier) }

    /// The section at an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { store.section(at: index)?.identifier }

    /// The index of a section; nil where the table does not have it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        store.current.indexOfSection(sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { store.current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.section(at: section)?.items.count ?? 0
    }

    /// The cell that the provider makes. A provider that makes none is reported, and the row is empty.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = store.item(at: indexPath)
        if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
        let reason = item.map { "its cell provider has none for \($0)" } ?? "no item is there in its snapshot"
        UsageDiagnostic.report(
            .invalidSnapshot,
            "UITableViewDiffableDataSource has no cell for the row at \(indexPath.messageText): \(reason). The row stays empty."
        )
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Whether a row can be edited: none, unless a subclass says so.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Whether the user can move a row: none, unless a subclass says so.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// The user asks for a deletion or an insertion. A subclass applies a snapshot in which that is done.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// The user has moved a row. A subclass changes its data, and may apply a snapshot: until it returns, `snapshot()` and the identifiers are
    /// those from before the move. If it applies none, the data source has the row where the user has moved it.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    // MARK: UserMoveSource

    package func userMovesItem(at source: IndexPath, to destination: IndexPath) {
        store.pause()
        let moved = store.current.movingItem(at: source, to: destination)
        if let tableView { self.tableView(tableView, moveRowAt: source, to: destination) }
        if let moved { store.follow(moved) }
    }

    package func listDidShowMove() { store.resume() }
}
