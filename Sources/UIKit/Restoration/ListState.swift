/// The things that a table or a collection view keeps for a later process: which rows or items are selected, and where a table was scrolled to,
/// by the names that its data source has for them (TABLE-08, REST-17).
struct ListState: Codable, Equatable {
    var selected: [String]
    /// The first row that is seen.
    var first: String?

    private static let key = "org.mullion.list"

    /// The most bytes of the names of what is selected. Where they take more nothing of the selection is kept, since a part of it would be another
    /// one, and the rest of a scene's state has room beside it.
    private static let mostBytes = 16 << 10

    /// Returns the names of rows or items; none where they take too much.
    private static func names(_ paths: [IndexPath], _ name: (IndexPath) -> String?) -> [String] {
        var names: [String] = []
        var bytes = 0
        for path in paths {
            guard let found = name(path) else { continue }
            bytes += found.utf8.count
            guard bytes <= mostBytes else { return [] }
            names.append(found)
        }
        return names
    }

    /// Reads the state of a table; nil for one whose data source has no names for what is in it.
    @MainActor init?(of table: UITableView) {
        guard let names = table.dataSource as? any UIDataSourceModelAssociation else { return nil }
        selected = Self.names(table.indexPathsForSelectedRows ?? []) {
            names.modelIdentifierForElement(at: $0, in: table)
        }
        let seen = table.bounds.inset(by: table.adjustedContentInset)
        first = table.currentGeometry.firstRow(endingBelow: seen.minY).flatMap {
            names.modelIdentifierForElement(at: $0, in: table)
        }
    }

    /// Reads the state of a collection view; nil for one whose data source has no names for what is in it.
    @MainActor init?(of view: UICollectionView) {
        guard let names = view.dataSource as? any UIDataSourceModelAssociation else { return nil }
        selected = Self.names(view.indexPathsForSelectedItems ?? []) {
            names.modelIdentifierForElement(at: $0, in: view)
        }
    }

    /// Reads a state from a coder.
    ///
    /// - Returns: Nil where a coder has no such state.
    init?(from coder: NSCoder) {
        guard coder.containsValue(forKey: Self.key), let text = coder.decodeObject(forKey: Self.key) as? String,
            let state = try? JSONDecoder().decode(ListState.self, from: Data(text.utf8))
        else { return nil }
        self = state
    }

    func encode(with coder: NSCoder) {
        let encoder = JSONEncoder()
        // A later process has to write the same text, so that a state which has not changed is not told again.
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(self), let text = String(data: data, encoding: .utf8) else { return }
        coder.encode(text, forKey: Self.key)
    }

    /// Selects the rows that are still there, and scrolls to the one that was the first.
    @MainActor func restore(_ table: UITableView) {
        guard let names = table.dataSource as? any UIDataSourceModelAssociation else { return }
        let geometry = table.currentGeometry
        func path(_ name: String) -> IndexPath? {
            names.indexPathForElement(withModelIdentifier: name, in: table).flatMap {
                geometry.contains($0) ? $0 : nil
            }
        }
        for name in selected {
            if let path = path(name) { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        }
        if let first, let path = path(first) { table.scrollToRow(at: path, at: .top, animated: false) }
    }

    /// Selects the items that are still there.
    @MainActor func restore(_ view: UICollectionView) {
        guard let names = view.dataSource as? any UIDataSourceModelAssociation else { return }
        for name in selected {
            guard let path = names.indexPathForElement(withModelIdentifier: name, in: view),
                view.tiles.counts.contains(path)
            else { continue }
            view.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }
}
