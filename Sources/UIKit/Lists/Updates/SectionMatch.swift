/// The sections that two snapshots have in common, and the updates that lead from the sections of the one to those of the other.
struct SectionMatch {
    /// Sections that go, by their indices in the old snapshot.
    private(set) var deleted = IndexSet()
    /// Sections that come, by their indices in the new snapshot.
    private(set) var inserted = IndexSet()
    /// Sections that are reloaded, by their indices in the old snapshot.
    private(set) var reloaded = IndexSet()
    /// Sections that move: their indices in the old and in the new snapshot.
    private(set) var moves: [(from: Int, to: Int)] = []
    /// Sections that are reloaded at another place, by their indices in the old snapshot: they go, and come again.
    private var replaced = IndexSet()
    /// The index in the old snapshot of each section of the new one; nil for one that was not in that.
    private(set) var origins: [Int?]

    /// Whether the content of a section of the old snapshot is read anew. Then its items get other cells, wherever they are.
    func isReadAnew(_ section: Int) -> Bool {
        reloaded.contains(section) || replaced.contains(section)
    }

    init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        origins = new.content.sections.map { old.content.indexOfSection($0.identifier) }
        let staying = origins.indices.filter { origins[$0] != nil }
        let places = staying.compactMap { origins[$0] }
        deleted = IndexSet(old.content.sections.indices).subtracting(IndexSet(places))
        inserted = IndexSet(origins.indices.filter { origins[$0] == nil })
        let isInOrder = LongestIncreasingSubsequence.members(of: places)
        for (index, isInOrder) in isInOrder.enumerated() {
            let (from, to) = (places[index], staying[index])
            let isReloaded = new.reloadedSections.contains(new.content.sections[to].identifier)
            if !isInOrder, isReloaded {
                // UIKit does not move what it reloads in the same batch: another section comes at the new place.
                deleted.insert(from)
                inserted.insert(to)
                replaced.insert(from)
            } else if isReloaded {
                reloaded.insert(from)
            } else if !isInOrder {
                moves.append((from, to))
            }
        }
    }
}
