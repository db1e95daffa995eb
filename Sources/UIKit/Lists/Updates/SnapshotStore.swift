/// The snapshots of a diffable data source: the one that its list shows, and those that are to be applied after it.
@MainActor final class SnapshotStore<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

    /// The snapshot from which the data source answers. Nothing in it is to be reloaded.
    private(set) var current = Snapshot()

    private weak var list: (any UpdatableList)?
    /// Whether the list still asks this data source.
    var isConnected: @MainActor () -> Bool = { true }

    /// Called when `current` is another snapshot.
    var didChange: @MainActor () -> Void = {}

    private var waiting: [@MainActor () -> Void] = []
    private var isRunning = false
    private var isPaused = false

    /// - Parameter list: The list, which is not kept alive.
    init(_ list: any UpdatableList) {
        self.list = list
    }

    // MARK: Questions

    /// The item at a place; nil where there is none.
    func item(at indexPath: IndexPath) -> ItemIdentifier? {
        guard indexPath.count == 2, let section = section(at: indexPath[0]) else { return nil }
        return section.items.indices.contains(indexPath[1]) ? section.items[indexPath[1]] : nil
    }

    /// The place of an item; nil where it is not in the snapshot.
    func indexPath(of item: ItemIdentifier) -> IndexPath? {
        current.content.place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// The section at an index; nil where there is none.
    func section(at index: Int) -> SnapshotContent<SectionIdentifier, ItemIdentifier>.Section? {
        current.content.sections.indices.contains(index) ? current.content.sections[index] : nil
    }

    // MARK: Changes

    /// Has the list show another snapshot, of which the differences to that which it shows are applied.
    ///
    /// - Parameters:
    ///   - animation: The raw value of the `UITableView.RowAnimation`, or nil.
    ///   - completion: Is called when the list shows it.
    func apply(_ snapshot: Snapshot, animation: Int? = nil, animated: Bool, completion: (() -> Void)?) {
        apply(animation: animation, animated: animated, completion: completion) { _ in snapshot }
    }

    /// Has the list show a snapshot that is made from the current one.
    ///
    /// - Parameters:
    ///   - animation: The raw value of the `UITableView.RowAnimation`, or nil.
    ///   - completion: Is called when the list shows it.
    ///   - make: Makes the snapshot from the current one, after those that were applied before.
    func apply(
        animation: Int? = nil, animated: Bool, completion: (() -> Void)?,
        _ make: @escaping @MainActor (Snapshot) -> Snapshot
    ) {
        enqueue { [self] in
            // The list has to know how many sections and items there were.
            let list = connectedList
            _ = list?.numberOfSections
            let snapshot = make(current)
            let updates = SnapshotDifference(from: current, to: snapshot, animation: animation).updates
            set(snapshot)
            guard let list, !updates.isEmpty else {
                completion?()
                return
            }
            list.apply(updates, animated: animated) { _ in completion?() }
        }
    }

    /// Has the list ask for everything of another snapshot.
    func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
        enqueue { [self] in
            set(snapshot)
            connectedList?.reloadData()
            completion?()
        }
    }

    /// Answers from another snapshot, which the list shows already or is about to show.
    func follow(_ snapshot: Snapshot) {
        set(snapshot)
    }

    /// Has all snapshots that are applied from now on wait until `resume()`.
    func pause() {
        isPaused = true
    }

    /// Applies the snapshots that have waited.
    func resume() {
        isPaused = false
        run()
    }

    private func set(_ snapshot: Snapshot) {
        current = snapshot.withoutMarks
        didChange()
    }

    private var connectedList: (any UpdatableList)? {
        isConnected() ? list : nil
    }

    /// Runs steps one after the other. One that comes while another runs, as from a cell's provider, waits for that.
    private func enqueue(_ step: @escaping @MainActor () -> Void) {
        waiting.append(step)
        run()
    }

    private func run() {
        guard !isRunning else { return }
        isRunning = true
        while !isPaused, !waiting.isEmpty { waiting.removeFirst()() }
        isRunning = false
    }
}
