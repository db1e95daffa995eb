extension NSDiffableDataSourceSnapshot {
    /// The snapshot after an item has moved, as a user moves it.
    ///
    /// - Parameters:
    ///   - source: Its place before.
    ///   - destination: Its place after, when it has left that before.
    /// - Returns: The snapshot; nil where there are no such places.
    func movingItem(at source: IndexPath, to destination: IndexPath) -> Self? {
        guard source.isPlace(in: content.sections.map(\.items.count)), destination.count == 2,
            content.sections.indices.contains(destination[0])
        else { return nil }
        let (section, item) = (destination[0], destination[1])
        let limit = content.sections[section].items.count - (section == source.section ? 1 : 0)
        guard item >= 0, item <= limit else { return nil }
        var snapshot = self
        snapshot.content.moveItem(at: (source.section, source.item), toSection: section, at: item)
        return snapshot
    }

    /// The snapshot with other items in one section, which is added at the end if it is not there yet.
    ///
    /// - Parameter items: Different items. Those that another section has move, which is reported.
    func replacingItems(ofSection section: SectionIdentifierType, with items: [ItemIdentifierType]) -> Self {
        var snapshot = self
        if snapshot.content.indexOfSection(section) == nil {
            snapshot.content.insertSections([section], at: snapshot.content.sections.count)
        }
        if let index = snapshot.content.indexOfSection(section) {
            snapshot.content.removeItems(snapshot.content.sections[index].items)
        }
        snapshot.appendItems(items, toSection: section)
        return snapshot
    }

    /// The snapshot with other items in some sections that it has.
    ///
    /// - Parameter contents: The sections with their items, each item once, and none that another section has.
    func showing(_ contents: [(section: SectionIdentifierType, items: [ItemIdentifierType])]) -> Self {
        let changed = contents.filter { itemIdentifiers(inSection: $0.section) != $0.items }
        // An item leaves its section before it comes into another one.
        let emptied = changed.reduce(self) { $0.replacingItems(ofSection: $1.section, with: []) }
        return changed.reduce(emptied) { $0.replacingItems(ofSection: $1.section, with: $1.items) }
    }
}
