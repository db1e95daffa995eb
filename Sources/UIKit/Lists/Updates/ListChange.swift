/// The effect of one batch of updates on each section and item: a mapping between the places before it and those after it, without
/// contradictions.
///
/// A reloaded item keeps its identity here, as does the section that is reloaded, but not the items in that.
package struct ListChange: Sendable {
    /// The number of items of each section before the batch.
    package let before: [Int]
    /// The number of items of each section after the batch.
    package let after: [Int]

    /// Sections that go, by their numbers before the batch.
    package let deletedSections: IndexSet
    /// Sections that come, by their numbers after the batch.
    package let insertedSections: IndexSet
    /// Sections whose whole content is read anew, by their numbers before the batch.
    package let reloadedSections: IndexSet
    /// Sections that were asked to move: the number before the batch, and that after it.
    package let movedSections: [Int: Int]

    /// Items that go from sections that stay, by their places before the batch. Those of deleted and reloaded sections are not in it.
    package let deleted: Set<IndexPath>
    /// Items that come into sections that stay, by their places after the batch. Those of inserted and reloaded sections are not in it.
    package let inserted: Set<IndexPath>
    /// Items that get another cell, by their places before the batch.
    package let reloaded: Set<IndexPath>
    /// Items whose cell is configured anew, by their places before the batch. None of them is deleted or reloaded.
    package let reconfigured: Set<IndexPath>
    /// Items that were asked to move: the place before the batch, and that after it.
    package let movedItems: [IndexPath: IndexPath]

    /// The animations that were asked for.
    package let animations: ListAnimations

    private let oldSections: IndexGaps
    private let newSections: IndexGaps
    private let sectionOrigins: [Int: Int]
    private let oldItems: [Int: IndexGaps]
    private let newItems: [Int: IndexGaps]
    private let itemOrigins: [IndexPath: IndexPath]

    /// Whether what the places show is the same as before, each at its place.
    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && reconfigured.isEmpty && movedItems.isEmpty
    }

    /// The number after the batch of a section that had a number before it; nil where it goes, and where there was none.
    package func newSection(of old: Int) -> Int? {
        guard before.indices.contains(old) else { return nil }
        return movedSections[old] ?? oldSections.rank(of: old).map(newSections.index(ofRank:))
    }

    /// The number before the batch of a section that has a number after it; nil where it comes, and where there is none.
    package func oldSection(of new: Int) -> Int? {
        guard after.indices.contains(new) else { return nil }
        return sectionOrigins[new] ?? newSections.rank(of: new).map(oldSections.index(ofRank:))
    }

    /// The place after the batch of an item that had a place before it; nil where it goes or is in a section that is reloaded, and where
    /// there was none.
    package func newIndexPath(of old: IndexPath) -> IndexPath? {
        guard old.isPlace(in: before) else { return nil }
        if let moved = movedItems[old] { return moved }
        guard !reloadedSections.contains(old.section), let section = newSection(of: old.section) else { return nil }
        guard let gaps = oldItems[old.section] else {
            return IndexPath(item: newItems[section]?.index(ofRank: old.item) ?? old.item, section: section)
        }
        return gaps.rank(of: old.item).map {
            IndexPath(item: newItems[section]?.index(ofRank: $0) ?? $0, section: section)
        }
    }

    /// The place before the batch of an item that has a place after it; nil where it comes or is in a section that is reloaded, and where
    /// there is none.
    package func oldIndexPath(of new: IndexPath) -> IndexPath? {
        guard new.isPlace(in: after) else { return nil }
        if let origin = itemOrigins[new] { return origin }
        guard let section = oldSection(of: new.section), !reloadedSections.contains(section) else { return nil }
        guard let gaps = newItems[new.section] else {
            return IndexPath(item: oldItems[section]?.index(ofRank: new.item) ?? new.item, section: section)
        }
        return gaps.rank(of: new.item).map {
            IndexPath(item: oldItems[section]?.index(ofRank: $0) ?? $0, section: section)
        }
    }

    /// - Throws: A fault where the batch contradicts itself or the numbers of items.
    init(_ updates: ListUpdates, before: [Int], after: [Int], _ words: ListWords) throws(ListUpdateFault) {
        let sections = try SectionUpdates(updates, before: before.count, after: after.count, words)
        let items = try ItemUpdates(updates, before: before, after: after, words)
        self.before = before
        self.after = after
        animations = updates.animations
        deletedSections = updates.deletedSections
        insertedSections = updates.insertedSections
        reloadedSections = updates.reloadedSections
        movedSections = sections.moves
        sectionOrigins = sections.origins
        movedItems = items.moves
        itemOrigins = items.origins
        oldSections = IndexGaps(Array(updates.deletedSections) + sections.moves.keys)
        newSections = IndexGaps(Array(updates.insertedSections) + sections.moves.values)

        // Items of sections that go or are read anew need no more words, nor do those of sections that come.
        let gone = updates.deletedSections.union(updates.reloadedSections)
        var fresh = updates.insertedSections
        for old in updates.reloadedSections {
            guard let new = sections.moves[old] ?? oldSections.rank(of: old).map(newSections.index(ofRank:)) else {
                continue
            }
            fresh.insert(new)
        }
        deleted = gone.isEmpty ? items.deleted : items.deleted.filter { !gone.contains($0.section) }
        inserted = fresh.isEmpty ? items.inserted : items.inserted.filter { !fresh.contains($0.section) }
        reloaded = gone.isEmpty ? items.reloaded : items.reloaded.filter { !gone.contains($0.section) }
        reconfigured = items.reconfigured.filter { !gone.contains($0.section) || items.moves[$0] != nil }
        oldItems = (Array(deleted) + items.moves.keys).gapsBySection
        newItems = (Array(inserted) + items.moves.values).gapsBySection
        try items.checkNumbers(of: self, words)
    }
}
