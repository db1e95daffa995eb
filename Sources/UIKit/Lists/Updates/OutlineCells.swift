/// The list cells that show items of section snapshots. They say whether what is below their items shows, and are indented by level.
@MainActor final class OutlineCells<ItemIdentifier: Hashable & Sendable> {
    typealias Tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifier>

    /// A cell with the item that it was made for last.
    private struct Entry {
        weak var cell: UICollectionViewListCell?
        let item: ItemIdentifier
        /// Whether the cell says what an outline knows, in place of what the app has set.
        var isInOutline: Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    private static var leastLimit: Int { 256 }
    private var limit = 256

    /// Called when the user wants to see what is below an item, or to see it no longer.
    var onDisclosure: @MainActor (ItemIdentifier) -> Void = { _ in }

    /// Has a cell say what the outline knows of its item.
    ///
    /// - Parameters:
    ///   - cell: The cell that was made for the item.
    ///   - tree: The snapshot that was applied to the item's section; nil where there is none.
    func fit(_ cell: UICollectionViewCell, to item: ItemIdentifier, in tree: Tree?) {
        guard let cell = cell as? UICollectionViewListCell else { return }
        let key = ObjectIdentifier(cell)
        let old = entries[key].flatMap { $0.cell === cell ? $0 : nil }
        entries[key] = Entry(cell: cell, item: item, isInOutline: tree != nil)
        forgetGoneCells()
        if let tree {
            set(cell, item, tree)
        } else if old?.isInOutline == true {
            cell.onOutlineDisclosure = nil
            cell.isExpanded = false
        }
    }

    /// Lets go of the items of cells that are gone, each time that there are twice as many entries as cells were left the last time.
    private func forgetGoneCells() {
        guard entries.count > limit else { return }
        entries = entries.filter { $0.value.cell != nil }
        limit = max(Self.leastLimit, entries.count * 2)
    }

    /// Has all cells follow snapshots that were applied since.
    ///
    /// - Parameter tree: Answers the snapshot that was applied to the section that an item is in now; nil where there is none.
    func follow(animated: Bool, _ tree: (ItemIdentifier) -> Tree?) {
        var changes: [(cell: UICollectionViewListCell, item: ItemIdentifier, tree: Tree)] = []
        for (key, entry) in entries {
            guard let cell = entry.cell else {
                entries[key] = nil
                continue
            }
            guard let tree = tree(entry.item) else { continue }
            entries[key]?.isInOutline = true
            changes.append((cell, entry.item, tree))
        }
        let change = { [weak self] in
            for change in changes { self?.set(change.cell, change.item, change.tree) }
        }
        animated && !changes.isEmpty ? UIView.animate(withDuration: 0.3, animations: change) : change()
    }

    private func set(_ cell: UICollectionViewListCell, _ item: ItemIdentifier, _ tree: Tree) {
        cell.onOutlineDisclosure = { [weak self] in self?.onDisclosure(item) }
        cell.indentationLevel = tree.level(of: item)
        cell.isExpanded = tree.isExpanded(item)
    }
}
