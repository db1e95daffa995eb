/// Sections that show trees, and what the user does to them.
extension UICollectionViewDiffableDataSource {
    /// The items of a section as a tree: that which was applied, or else one of roots.
    func tree(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if let index = store.current.content.indexOfSection(section) {
            flat.append(store.current.content.sections[index].items)
        }
        return flat
    }

    /// Forgets the trees of sections that show something else by now.
    func dropStaleTrees() {
        trees = trees.filter { section, tree in
            store.current.content.indexOfSection(section).map {
                store.current.content.sections[$0].items == tree.visibleItems
            } ?? false
        }
    }

    func show(
        _ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType,
        animated: Bool, completion: (() -> Void)?
    ) {
        store.apply(animated: animated, completion: completion) { [weak self] current in
            self?.trees[section] = tree
            return current.replacingItems(ofSection: section, with: tree.visibleItems)
        }
        updateOutlineCells(animated: animated)
    }

    // MARK: Expanding and collapsing

    /// Has a cell that was made for an item say what the section's outline knows of that.
    func fitOutline(_ cell: UICollectionViewCell, to item: ItemIdentifierType, at indexPath: IndexPath) {
        guard let section = store.section(at: indexPath.section)?.identifier else { return }
        outlineCells.fit(cell, to: item, in: trees[section])
    }

    private func updateOutlineCells(animated: Bool) {
        outlineCells.follow(animated: animated) { item in
            store.current.sectionIdentifier(containingItem: item).flatMap { trees[$0] }
        }
    }

    /// Shows what is below an item of an outline, or hides it, if the app allows that.
    func toggle(_ item: ItemIdentifierType) {
        guard let section = store.current.sectionIdentifier(containingItem: item), let tree = trees[section] else {
            return
        }
        let handlers = sectionSnapshotHandlers
        let isExpanding = !tree.isExpanded(item)
        let isAllowed = (isExpanding ? handlers.shouldExpandItem : handlers.shouldCollapseItem)?(item) ?? true
        guard isAllowed else { return }
        isExpanding ? handlers.willExpandItem?(item) : handlers.willCollapseItem?(item)
        // Whoever was asked may have changed the section.
        guard var changed = trees[section], changed.contains(item) else { return }
        if isExpanding {
            if let children = handlers.snapshotForExpandingParent?(item, changed.snapshot(of: item)) {
                changed.replace(childrenOf: item, using: children)
            }
            changed.expand([item])
        } else {
            changed.collapse([item])
        }
        show(changed, in: section, animated: true, completion: nil)
    }

    // MARK: Moving

    /// Follows the user, who has moved an item, and tells the app.
    func userDidMoveItem(at source: IndexPath, to destination: IndexPath) {
        let initial = store.current
        guard let item = store.item(at: source), let moved = initial.movingItem(at: source, to: destination) else {
            return
        }
        let origin = tree(of: initial.content.sections[source.section].identifier)
        let sections = [source.section, destination.section].sorted().map { initial.content.sections[$0].identifier }
        let names = sections[0] == sections[1] ? [sections[0]] : sections
        let before = names.map(tree(of:))
        let after = zip(names, before).map { name, tree in
            tree.moving(item, with: origin, to: moved.itemIdentifiers(inSection: name))
        }
        let final = moved.showing(Array(zip(names, after.map(\.visibleItems))))
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: initial, finalSnapshot: final,
            difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers),
            sectionTransactions: names.indices.map { index in
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: names[index], initialSnapshot: before[index], finalSnapshot: after[index],
                    difference: after[index].items.difference(from: before[index].items))
            })
        reorderingHandlers.willReorder?(transaction)
        store.follow(moved)
        for (name, tree) in zip(names, after) where trees[name] != nil || tree.items != tree.rootItems {
            trees[name] = tree
        }
        // The items below the one that was moved come along.
        if final.itemIdentifiers != moved.itemIdentifiers { store.apply(final, animated: true, completion: nil) }
        updateOutlineCells(animated: true)
        reorderingHandlers.didReorder?(transaction)
    }
}
