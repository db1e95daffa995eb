extension NSDiffableDataSourceSectionSnapshot {
    /// The snapshot after an item has moved, with what is below it, in this section, out of it, or into it.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - origin: The snapshot of the section that it was in.
    ///   - shown: The items that the section shows after the move.
    func moving(
        _ item: ItemIdentifierType, with origin: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to shown: [ItemIdentifierType]
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let branch = origin.snapshot(of: item, includingParent: true)
        var snapshot = self
        snapshot.delete([item])
        guard let index = shown.firstIndex(of: item) else { return snapshot }
        // An item below the moved one cannot be its neighbour.
        guard let previous = shown[..<index].last(where: { snapshot.contains($0) }) else {
            guard let first = snapshot.rootItems.first else { return branch }
            snapshot.insert(branch, before: first)
            return snapshot
        }
        // Below an expanded item the moved one comes before the children.
        if snapshot.isExpanded(previous), let first = snapshot.snapshot(of: previous).rootItems.first {
            snapshot.insert(branch, before: first)
        } else {
            snapshot.insert(branch, after: previous)
        }
        return snapshot
    }
}
