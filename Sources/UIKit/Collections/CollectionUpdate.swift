/// One batch of updates while it is animated: where elements come from and where they go.
@MainActor final class CollectionUpdate {
    /// The length of the animation, in seconds.
    static let duration = 0.3

    private unowned let view: UICollectionView
    private let change: ListChange
    /// The attributes of the elements before the update, by their places then, in the layout's coordinates.
    private let before: [ElementKey: UICollectionViewLayoutAttributes]
    /// The sections, before and after, in which an item comes, goes, moves or is reloaded.
    private let touchedBefore: Set<Int>
    private let touchedAfter: Set<Int>

    init(
        of view: UICollectionView, _ change: ListChange, before: [ElementKey: UICollectionViewLayoutAttributes]
    ) {
        self.view = view
        self.change = change
        self.before = before
        touchedBefore = Set(
            change.deleted.map(\.section) + change.reloaded.map(\.section) + change.movedItems.keys.map(\.section))
        touchedAfter = Set(change.inserted.map(\.section) + change.movedItems.values.map(\.section))
    }

    // MARK: Names

    /// The name after the update of an element that has one; nil where its view goes.
    func newKey(of key: ElementKey) -> ElementKey? {
        switch key.category {
        case .cell:
            guard !change.reloaded.contains(key.indexPath) else { return nil }
            return change.newIndexPath(of: key.indexPath).map { key.moved(to: $0) }
        case .supplementaryView, .decorationView: return newKey(ofPart: key)
        }
    }

    /// The name after the update of a view beside the items. One that belongs to a section keeps its view; one that may belong to an item,
    /// by its place, is made anew where items of the section changed.
    private func newKey(ofPart key: ElementKey) -> ElementKey? {
        guard let old = key.indexPath.first else { return key }
        guard let new = change.newSection(of: old), !change.reloadedSections.contains(old) else { return nil }
        let belongsToSection =
            key.kind == UICollectionView.elementKindSectionHeader
            || key.kind == UICollectionView.elementKindSectionFooter || key.category == .decorationView
        guard belongsToSection || !touchedBefore.contains(old) && !touchedAfter.contains(new) else { return nil }
        return key.inSection(new)
    }

    private func oldKey(of key: ElementKey) -> ElementKey? {
        switch key.category {
        case .cell:
            return change.oldIndexPath(of: key.indexPath).flatMap {
                change.reloaded.contains($0) ? nil : key.moved(to: $0)
            }
        case .supplementaryView, .decorationView:
            guard let new = key.indexPath.first else { return key }
            guard let old = change.oldSection(of: new), !change.reloadedSections.contains(old) else { return nil }
            return key.inSection(old)
        }
    }

    // MARK: What layouts say by themselves

    /// The place before the update of an element that was there; for one that comes its place after it, where it cannot be seen yet.
    ///
    /// - Parameter key: The element's name after the update.
    func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let old = oldKey(of: key) { return before[old]?.placed(at: key.indexPath) }
        return view.tiles.attributes(of: key)?.faded
    }

    /// The place after the update of an element that is still there; for one that goes its place before it, where it cannot be seen any
    /// more.
    ///
    /// - Parameter key: The element's name before the update.
    func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let new = newKey(of: key) { return view.tiles.attributes(of: new)?.placed(at: key.indexPath) }
        return before[key]?.faded
    }

    // MARK: Animating

    /// The data has changed: places everything where it belongs now.
    func run(counts: CollectionCounts, animated: Bool, _ completion: ((Bool) -> Void)?) {
        let (tiles, layout) = (view.tiles, view.currentLayout)
        view.updateInProgress = self
        view.startedDragging?.adopt(change)
        view.sweep.adopt(change.newIndexPath(of:))
        view.selection.follow { change.reloaded.contains($0) ? nil : change.newIndexPath(of: $0) }
        view.lastFocusedItem = view.lastFocusedItem.flatMap { change.newIndexPath(of: $0) }
        tiles.prefetching.reset()
        layout.itemsDidChange(change)
        let context = InstantiableInvalidationContext.make(type(of: layout).invalidationContextClass)
        context.concernsCounts = true
        layout.invalidateLayout(with: context)
        tiles.adopt(counts)
        let oldKey = self.oldKey(of:)
        let gone = tiles.rename { newKey(of: $0) }
        tiles.prepare()
        layout.prepare(forCollectionViewUpdates: updateItems)
        let motion = CollectionTiles.Motion(
            start: { layout.start(of: $0) },
            end: { key in oldKey(key).flatMap { layout.end(of: $0) } ?? tiles.attributes(of: key) })
        animate(animated, gone, motion, completion)
        view.updateInProgress = nil
        for place in change.reconfigured.sorted() {
            if let new = change.newIndexPath(of: place) { tiles.reconfigure(new) }
        }
        view.setNeedsLayout()
    }

    private func animate(
        _ animated: Bool, _ gone: [UICollectionReusableView], _ motion: CollectionTiles.Motion,
        _ completion: ((Bool) -> Void)?
    ) {
        let (view, tiles, layout) = (self.view, self.view.tiles, self.view.currentLayout)
        var leaving = gone
        UIView.animate(withDuration: animated && view.window != nil ? Self.duration : 0) {
            let offset = view.contentOffset
            tiles.commitContentSize()
            if !view.isTracking, !view.isDecelerating {
                let target = view.settledOffset(offset)
                if target != view.contentOffset { view.contentOffset = target }
            }
            for element in gone {
                guard let key = element.element else { continue }
                tiles.send(element, to: layout.end(of: key))
            }
            leaving += tiles.place(moving: motion)
            layout.finalizeCollectionViewUpdates()
        } completion: { finished in
            // The view owns the tiles, and may be held by nothing but this once it has left its window.
            for element in leaving { view.tiles.drop(element) }
            completion?(finished)
        }
    }

    // MARK: What layouts are told

    private var updateItems: [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        for section in change.deletedSections {
            items.append(UICollectionViewUpdateItem(.delete, before: whole(section), after: nil))
        }
        for place in change.deleted.sorted() {
            items.append(UICollectionViewUpdateItem(.delete, before: place, after: nil))
        }
        for section in change.insertedSections {
            items.append(UICollectionViewUpdateItem(.insert, before: nil, after: whole(section)))
        }
        for place in change.inserted.sorted() {
            items.append(UICollectionViewUpdateItem(.insert, before: nil, after: place))
        }
        for section in change.reloadedSections {
            items.append(
                UICollectionViewUpdateItem(
                    .reload, before: whole(section), after: change.newSection(of: section).map(whole)))
        }
        for place in change.reloaded.sorted() {
            items.append(
                UICollectionViewUpdateItem(.reload, before: place, after: change.newIndexPath(of: place)))
        }
        for (old, new) in change.movedSections.sorted(by: { $0.key < $1.key }) {
            items.append(UICollectionViewUpdateItem(.move, before: whole(old), after: whole(new)))
        }
        for (old, new) in change.movedItems.sorted(by: { $0.key < $1.key }) {
            items.append(UICollectionViewUpdateItem(.move, before: old, after: new))
        }
        return items
    }
}

extension UICollectionViewLayout {
    /// The attributes that an element comes from, as the layout says; nil where the layout says none.
    fileprivate final func start(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (kind, place) = (key.kind ?? "", key.indexPath)
        switch key.category {
        case .cell: return initialLayoutAttributesForAppearingItem(at: place)
        case .supplementaryView:
            return initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: place)
        case .decorationView: return initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: place)
        }
    }

    /// The attributes that an element goes to, as the layout says; nil where the layout says none.
    fileprivate final func end(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (kind, place) = (key.kind ?? "", key.indexPath)
        switch key.category {
        case .cell: return finalLayoutAttributesForDisappearingItem(at: place)
        case .supplementaryView:
            return finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: place)
        case .decorationView: return finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: place)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// A copy that cannot be seen.
    var faded: UICollectionViewLayoutAttributes {
        let copy = duplicate
        copy.alpha = 0
        return copy
    }

    /// A copy under the name of another place.
    fileprivate func placed(at place: IndexPath) -> UICollectionViewLayoutAttributes {
        let copy = duplicate
        copy.indexPath = place
        return copy
    }
}
