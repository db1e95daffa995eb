/// The updates of a batch to whole sections, checked for contradictions.
struct SectionUpdates {
    /// The number after the batch of each section that was asked to move, by its number before it.
    private(set) var moves: [Int: Int] = [:]
    /// The number before the batch of each section that was asked to move, by its number after it.
    private(set) var origins: [Int: Int] = [:]

    /// - Parameters:
    ///   - before: The number of sections before the batch.
    ///   - after: The number of sections after it.
    /// - Throws: A fault where the batch contradicts itself or these numbers.
    init(_ updates: ListUpdates, before: Int, after: Int, _ words: ListWords) throws(ListUpdateFault) {
        let deleted = updates.deletedSections
        let inserted = updates.insertedSections
        // An index set has no negative numbers.
        if let section = deleted.last, section >= before {
            throw Self.missing("delete", section, before, "before")
        }
        if let section = updates.reloadedSections.last, section >= before {
            throw Self.missing("reload", section, before, "before")
        }
        if let section = inserted.last, section >= after {
            throw Self.missing("insert", section, after, "after")
        }
        if let section = deleted.intersection(updates.reloadedSections).first {
            throw ListUpdateFault("attempt to delete and reload the same section (\(section))")
        }
        for move in updates.sectionMoves {
            guard (0..<before).contains(move.from) else { throw Self.missing("move", move.from, before, "before") }
            guard (0..<after).contains(move.to) else {
                throw ListUpdateFault(
                    "attempt to move section \(move.from) to section \(move.to) but there are only \(after) sections "
                        + "after the update")
            }
            // A reload is a deletion and an insertion for UIKit, whose message says so.
            if deleted.contains(move.from) || updates.reloadedSections.contains(move.from) {
                throw ListUpdateFault("attempt to perform a delete and a move from the same section (\(move.from))")
            }
            if inserted.contains(move.to) {
                throw ListUpdateFault("attempt to perform an insert and a move to the same section (\(move.to))")
            }
            if moves.updateValue(move.to, forKey: move.from) != nil {
                throw ListUpdateFault("attempt to perform multiple moves from the same section (\(move.from))")
            }
            if let other = origins.updateValue(move.from, forKey: move.to) {
                throw ListUpdateFault("attempt to move both section \(other) and section \(move.from) to \(move.to)")
            }
        }
        guard after == before - deleted.count + inserted.count else {
            throw ListUpdateFault(
                "Invalid update: invalid number of sections. The number of sections contained in the \(words.view) after "
                    + "the update (\(after)) must be equal to the number of sections contained in the \(words.view) before "
                    + "the update (\(before)), plus or minus the number of sections inserted or deleted "
                    + "(\(inserted.count) inserted, \(deleted.count) deleted).")
        }
    }

    private static func missing(_ verb: String, _ section: Int, _ count: Int, _ when: String) -> ListUpdateFault {
        ListUpdateFault(
            "attempt to \(verb) section \(section), but there are only \(count) sections \(when) the update")
    }
}
