/// The updates of a batch to single items, checked for contradictions.
struct ItemUpdates {
    /// Items that go, by their places before the batch.
    private(set) var deleted: Set<IndexPath> = []
    /// Items that come, by their places after the batch.
    private(set) var inserted: Set<IndexPath> = []
    /// Items that get another cell, by their places before the batch.
    let reloaded: Set<IndexPath>
    /// Items whose cell is configured anew, by their places before the batch, without those that are deleted or reloaded.
    let reconfigured: Set<IndexPath>
    /// The place after the batch of each item that was asked to move, by its place before it.
    private(set) var moves: [IndexPath: IndexPath] = [:]
    /// The place before the batch of each item that was asked to move, by its place after it.
    private(set) var origins: [IndexPath: IndexPath] = [:]

    /// - Parameters:
    ///   - before: The number of items of each section before the batch.
    ///   - after: The number of items of each section after it.
    /// - Throws: A fault where the batch contradicts itself, or names places that do not exist.
    init(_ updates: ListUpdates, before: [Int], after: [Int], _ words: ListWords) throws(ListUpdateFault) {
        deleted.reserveCapacity(updates.deletedItems.count)
        for path in updates.deletedItems {
            guard path.isPlace(in: before) else { throw Self.missing("delete", path, before, "before", words) }
            guard deleted.insert(path).inserted else {
                throw ListUpdateFault("attempt to delete \(words.element) at index path (\(path.messageText)) twice")
            }
        }
        inserted.reserveCapacity(updates.insertedItems.count)
        for path in updates.insertedItems {
            guard path.isPlace(in: after) else { throw Self.missing("insert", path, after, "after", words) }
            guard inserted.insert(path).inserted else {
                throw ListUpdateFault("attempt to insert \(words.element) at index path (\(path.messageText)) twice")
            }
        }
        for path in updates.reloadedItems {
            guard path.isPlace(in: before) else { throw Self.missing("reload", path, before, "before", words) }
            guard !deleted.contains(path) else {
                throw ListUpdateFault("attempt to delete and reload the same index path (\(path.messageText))")
            }
        }
        for path in updates.reconfiguredItems where !path.isPlace(in: before) {
            throw Self.missing("reconfigure", path, before, "before", words)
        }
        let reloaded = Set(updates.reloadedItems)
        self.reloaded = reloaded
        reconfigured = Set(updates.reconfiguredItems).subtracting(reloaded).subtracting(deleted)
        try readMoves(updates.itemMoves, before: before, after: after, words)
    }

    private mutating func readMoves(
        _ asked: [ListUpdates.Move<IndexPath>], before: [Int], after: [Int], _ words: ListWords
    ) throws(ListUpdateFault) {
        moves.reserveCapacity(asked.count)
        origins.reserveCapacity(asked.count)
        for move in asked {
            guard move.from.isPlace(in: before) else { throw Self.missing("move", move.from, before, "before", words) }
            guard move.to.isPlace(in: after) else { throw Self.missing("move to", move.to, after, "after", words) }
            // A reload is a deletion and an insertion for UIKit, whose message says so.
            if deleted.contains(move.from) || reloaded.contains(move.from) {
                throw ListUpdateFault(
                    "attempt to perform a delete and a move from the same index path (\(move.from.messageText))")
            }
            if inserted.contains(move.to) {
                throw ListUpdateFault(
                    "attempt to perform an insert and a move to the same index path (\(move.to.messageText))")
            }
            if moves.updateValue(move.to, forKey: move.from) != nil {
                throw ListUpdateFault(
                    "attempt to perform multiple moves from the same index path (\(move.from.messageText))")
            }
            if let other = origins.updateValue(move.from, forKey: move.to) {
                throw ListUpdateFault(
                    "attempt to move both \(other.messageText) and \(move.from.messageText) to the same new index path (\(move.to.messageText))"
                )
            }
        }
    }

    /// Compares what the data source says of each section that stays with what the batch makes of it.
    ///
    /// - Throws: A fault for the first section with another number of items than it should have.
    func checkNumbers(of change: ListChange, _ words: ListWords) throws(ListUpdateFault) {
        let deleted = change.deleted.countsBySection
        let inserted = change.inserted.countsBySection
        let movedOut = moves.keys.countsBySection
        let movedIn = moves.values.countsBySection
        for (new, count) in change.after.enumerated() {
            guard let old = change.oldSection(of: new), !change.reloadedSections.contains(old) else { continue }
            let coming = (inserted[new] ?? 0, movedIn[new] ?? 0)
            let going = (deleted[old] ?? 0, movedOut[old] ?? 0)
            guard count != change.before[old] + coming.0 + coming.1 - going.0 - going.1 else { continue }
            throw ListUpdateFault(
                "Invalid update: invalid number of \(words.element)s in section \(new). The number of \(words.element)s "
                    + "contained in an existing section after the update (\(count)) must be equal to the number of "
                    + "\(words.element)s contained in that section before the update (\(change.before[old])), plus or minus "
                    + "the number of \(words.element)s inserted or deleted from that section (\(coming.0) inserted, "
                    + "\(going.0) deleted) and plus or minus the number of \(words.element)s moved into or out of that "
                    + "section (\(coming.1) moved in, \(going.1) moved out).")
        }
    }

    private static func missing(
        _ verb: String, _ path: IndexPath, _ counts: [Int], _ when: String, _ words: ListWords
    ) -> ListUpdateFault {
        guard path.count == 2 else {
            return ListUpdateFault(
                "attempt to \(verb) \(words.element) at an invalid index path (\(path.messageText)): it needs a section and "
                    + "\(words.element == "item" ? "an item" : "a row")")
        }
        let (section, item) = (path[0], path[1])
        guard counts.indices.contains(section) else {
            return ListUpdateFault(
                "attempt to \(verb) \(words.element) \(item) in section \(section), but there are only \(counts.count) "
                    + "sections \(when) the update")
        }
        return ListUpdateFault(
            "attempt to \(verb) \(words.element) \(item) in section \(section), but there are only \(counts[section]) "
                + "\(words.element)s in section \(section) \(when) the update")
    }
}
