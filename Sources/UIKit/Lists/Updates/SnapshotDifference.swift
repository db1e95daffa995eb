/// The updates that lead a list from one snapshot to another: deletions, insertions, and no more moves than it takes.
///
/// It hashes each identifier of the new snapshot once, but none that was in the copy of the old one that the new one was made from, and
/// takes O(n log n).
package struct SnapshotDifference: Sendable {
    /// The updates. Items of sections that come or go are not in it, unless they move from or to another section.
    package private(set) var updates = ListUpdates()

    /// - Parameters:
    ///   - old: The snapshot that the list shows.
    ///   - new: The snapshot that the list is to show. Items and sections that this marks as to be reloaded or reconfigured are, if the old
    ///     one has them.
    ///   - animation: The raw value of the `UITableView.RowAnimation` for what comes, goes and is reloaded, or nil.
    package init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>,
        animation: Int? = nil
    ) {
        let sections = SectionMatch(old, new)
        addSections(sections, animation)
        addItems(from: old, to: new, sections, animation)
    }

    private mutating func addSections(_ match: SectionMatch, _ animation: Int?) {
        updates.deleteSections(match.deleted, animation: animation)
        updates.insertSections(match.inserted, animation: animation)
        updates.reloadSections(match.reloaded, animation: animation)
        for (from, to) in match.moves { updates.moveSection(from, to: to) }
    }

    private mutating func addItems<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ match: SectionMatch, _ animation: Int?
    ) {
        // Items are kept here by the numbers that they have in the old snapshot.
        var isKept = [Bool](repeating: false, count: old.content.places.limit)
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var reloaded: [IndexPath] = []
        var reconfigured: [IndexPath] = []

        func place(_ from: IndexPath, _ to: IndexPath, _ item: Item, isMoving: Bool) {
            let isReloaded = new.reloadedItems.contains(item)
            if isReloaded, isMoving {
                // UIKit does not move what it reloads in the same batch. Another cell comes at the new place.
                deleted.append(from)
                inserted.append(to)
                return
            }
            if isMoving { updates.moveItem(at: from, to: to) }
            if isReloaded {
                reloaded.append(from)
            } else if new.reconfiguredItems.contains(item) {
                reconfigured.append(from)
            }
        }

        for (index, section) in new.content.sections.enumerated() {
            let origin = match.origins[index]
            var staying: [Int] = []
            var places: [Int] = []
            for (item, number) in section.numbers.enumerated() {
                let isShared = new.content.places.isShared(number, with: old.content.places)
                guard let number = isShared ? number : old.content.numberOfItem(section.items[item]) else {
                    if origin != nil { inserted.append(IndexPath(item: item, section: index)) }
                    continue
                }
                isKept[number] = true
                let from = old.content.place(ofNumber: number)
                if from.section == origin {
                    staying.append(from.item)
                    places.append(item)
                } else {
                    place(
                        IndexPath(item: from.item, section: from.section), IndexPath(item: item, section: index),
                        section.items[item], isMoving: true)
                }
            }
            guard let origin, !match.isReadAnew(origin) else { continue }
            let isInOrder = LongestIncreasingSubsequence.members(of: staying)
            let isMarked = !new.reloadedItems.elements.isEmpty || !new.reconfiguredItems.elements.isEmpty
            for (rank, isInOrder) in isInOrder.enumerated() where isMarked || !isInOrder {
                let target = IndexPath(item: places[rank], section: index)
                place(
                    IndexPath(item: staying[rank], section: origin), target, section.items[places[rank]],
                    isMoving: !isInOrder)
            }
        }
        for (index, section) in old.content.sections.enumerated() where !match.deleted.contains(index) {
            for (item, number) in section.numbers.enumerated() where !isKept[number] {
                deleted.append(IndexPath(item: item, section: index))
            }
        }
        updates.deleteItems(deleted, animation: animation)
        updates.insertItems(inserted, animation: animation)
        updates.reloadItems(reloaded, animation: animation)
        updates.reconfigureItems(reconfigured)
    }
}
