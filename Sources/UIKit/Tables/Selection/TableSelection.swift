/// The selected rows of a table, in the order in which they were selected.
struct TableSelection: Equatable {
    private(set) var paths: [IndexPath] = []
    private var members: Set<IndexPath> = []

    func contains(_ path: IndexPath) -> Bool {
        members.contains(path)
    }

    mutating func insert(_ path: IndexPath) {
        if members.insert(path).inserted { paths.append(path) }
    }

    mutating func remove(_ path: IndexPath) {
        if members.remove(path) != nil { paths.removeAll { $0 == path } }
    }

    mutating func removeAll() {
        (paths, members) = ([], [])
    }

    /// Follows the rows to where an update has put them. Rows that are gone or get another cell are not selected any more.
    mutating func adopt(_ change: ListChange) {
        paths = paths.compactMap { change.reloaded.contains($0) ? nil : change.newIndexPath(of: $0) }
        members = Set(paths)
    }
}
