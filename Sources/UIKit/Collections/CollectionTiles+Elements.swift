/// Questions about the elements of a collection view.
extension CollectionTiles {
    // MARK: Elements

    /// The cells of items. Headers can be cells as well, and are not among them.
    var cells: [UICollectionViewCell] {
        shown.values.compactMap { itemCell($0) }
    }

    /// The view as a cell that shows an item of this collection view; nil for any other.
    func itemCell(_ element: UIView?) -> UICollectionViewCell? {
        guard let cell = element as? UICollectionViewCell, cell.element?.category == .cell, shows(cell) else {
            return nil
        }
        return cell
    }

    var all: [UICollectionReusableView] {
        shown.values.sorted(by: Self.isEarlier)
    }

    func view(of key: ElementKey) -> UICollectionReusableView? {
        shown[key]
    }

    func shows(_ element: UICollectionReusableView) -> Bool {
        element.element.map { shown[$0] === element } ?? false
    }

    /// The views that are seen, in the order of what they show.
    func visible(
        _ category: UICollectionView.ElementCategory, _ kind: String? = nil
    ) -> [UICollectionReusableView] {
        shown.filter { key, element in
            key.category == category && key.kind == kind && frame(of: element).overlaps(view.bounds)
        }.values.sorted(by: Self.isEarlier)
    }

    /// The frame of an element's view, in the collection view's coordinates.
    func frame(of element: UICollectionReusableView) -> CGRect {
        element.superview === view ? element.frame : element.convert(element.bounds, to: view)
    }

    static func isEarlier(_ one: UICollectionReusableView, _ other: UICollectionReusableView) -> Bool {
        guard let first = one.element, let second = other.element else { return false }
        return (first.indexPath, first.category.rawValue, first.kind ?? "")
            < (second.indexPath, second.category.rawValue, second.kind ?? "")
    }

    /// The attributes of an element, in the layout's coordinates; of an item in a section that scrolls by itself, in those of the section's
    /// content.
    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        let found: UICollectionViewLayoutAttributes?
        switch key.category {
        case .cell:
            guard counts.contains(key.indexPath) else { return nil }
            found = layout.layoutAttributesForItem(at: view.layoutPlace(ofDataPlace: key.indexPath))
        case .supplementaryView:
            found = layout.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            found = layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
        return found.flatMap { isSane($0) ? $0 : nil }
    }

    /// A copy of an element's attributes, in the collection view's coordinates.
    func attributesInView(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let copy = attributes(of: key)?.duplicate else { return nil }
        copy.indexPath = key.indexPath
        if key.category == .cell, let strip = strip(of: key.indexPath) {
            copy.center = strip.convert(strip.mirror.turn(copy.center), to: view)
        } else {
            copy.center = mirror.turn(copy.center)
        }
        return copy
    }

    /// The scroll view of the item's section, where the section scrolls by itself.
    func strip(of place: IndexPath) -> OrthogonalStrip? {
        guard let layout = layout as? any OrthogonalLayout, let section = place.first else { return nil }
        return strips.strip(of: section, layout, mirror)
    }

    /// The item whose cell lies at a point; nil where there is none.
    ///
    /// - Parameter point: A point in the collection view's coordinates.
    func item(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        prepareIfNeeded()
        if let layout = layout as? any OrthogonalLayout,
            let strip = strips.all.first(where: { $0.frame.contains(point) })
        {
            let inside = strip.mirror.turn(view.convert(point, to: strip))
            return item(at: inside, among: layout.orthogonalAttributes(section: strip.section, in: inside.spot))
        }
        return item(atLayoutPoint: mirror.turn(point))
    }

    func item(atLayoutPoint point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        prepareIfNeeded()
        return item(at: point, among: layout.layoutAttributesForElements(in: point.spot) ?? [])
    }

    func item(at point: CGPoint, among elements: [UICollectionViewLayoutAttributes]) -> IndexPath? {
        let hit = elements.filter {
            $0.representedElementCategory == .cell && !$0.isHidden && isSane($0) && $0.frame.contains(point)
        }
        // Of several that lie one above the other, the last one is the uppermost.
        let top = hit.map(\.zIndex).max()
        return hit.last { $0.zIndex == top }.map { view.dataPlace(ofLayoutPlace: $0.indexPath) }
    }

    /// The items that touch the rectangle, with their frames, both in the collection view's coordinates.
    func items(in rect: CGRect) -> [(place: IndexPath, frame: CGRect)] {
        prepareIfNeeded()
        let mirror = mirror
        var found: [(place: IndexPath, frame: CGRect)] = []
        for attributes in layout.layoutAttributesForElements(in: mirror.turn(rect)) ?? []
        where attributes.representedElementCategory == .cell && !attributes.isHidden && isSane(attributes) {
            found.append((view.dataPlace(ofLayoutPlace: attributes.indexPath), mirror.turn(attributes.frame)))
        }
        guard let layout = layout as? any OrthogonalLayout else { return found }
        for strip in strips.all where strip.frame.touches(rect) {
            for attributes in layout.orthogonalAttributes(
                section: strip.section, in: strip.mirror.turn(strip.bounds.insetBy(dx: -strip.bounds.width, dy: 0)))
            where attributes.representedElementCategory == .cell && isSane(attributes) {
                found.append((attributes.indexPath, strip.convert(strip.mirror.turn(attributes.frame), to: view)))
            }
        }
        return found
    }

    // MARK: Where scrolling ends

    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let wanted = layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
        return wanted.isFinite ? wanted : proposed
    }

    // MARK: Prefetching

    func prefetch() {
        guard view.isPrefetchingEnabled, let source = view.prefetchDataSource, view.window != nil else { return }
        let (move, size) = (view.lastMove, view.bounds.size)
        let isDown = abs(move.dy) >= abs(move.dx)
        let ahead = view.bounds.offsetBy(
            dx: isDown ? 0 : (move.dx < 0 ? -size.width : size.width),
            dy: isDown && view.contentSize.height > size.height ? (move.dy < 0 ? -size.height : size.height) : 0)
        let isForwards = isDown ? move.dy >= 0 : move.dx >= 0
        let next = items(in: ahead).map(\.place).sorted()
        let seen = Set(shown.keys.filter { $0.category == .cell }.map(\.indexPath))
        let (wanted, cancelled) = prefetching.update(shown: seen, ahead: isForwards ? next : next.reversed())
        if !cancelled.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: cancelled) }
        if !wanted.isEmpty { source.collectionView(view, prefetchItemsAt: wanted) }
    }

    // MARK: Updates

    /// Gives the views that stay the places that their elements have after an update.
    ///
    /// - Parameter newKey: The element's name after the update; nil where its view goes.
    /// - Returns: The views that go.
    func rename(_ newKey: (ElementKey) -> ElementKey?) -> [UICollectionReusableView] {
        var kept: [ElementKey: UICollectionReusableView] = [:]
        var gone: [UICollectionReusableView] = []
        for element in shown.values.sorted(by: Self.isEarlier) {
            if let key = element.element.flatMap(newKey), kept[key] == nil {
                element.element = key
                kept[key] = element
            } else {
                gone.append(element)
            }
        }
        shown = kept
        return gone
    }

    /// The attributes of the elements that have views now, and of those around them: an animation starts from these.
    func snapshot() -> [ElementKey: UICollectionViewLayoutAttributes] {
        var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        if !needsPreparation, !isReloadDue {
            let near = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
            for attributes in layout.layoutAttributesForElements(in: mirror.turn(near)) ?? [] where isSane(attributes) {
                places[ElementKey(attributes)] = attributes.duplicate
            }
        }
        for (key, element) in shown { places[key] = element.shownAttributes }
        return places
    }

    /// Moves a view, in an animation, to the place where it is seen last.
    func send(_ element: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes?) {
        guard let attributes else { return }
        apply(attributes, to: element, mirror)
    }

    /// Has the data source fill the cell of an item again.
    func reconfigure(_ place: IndexPath) {
        let key = ElementKey(cell: place)
        guard let cell = shown[key] as? UICollectionViewCell, counts.contains(place) else { return }
        reconfigured = cell
        let answer = ask(key, cell.bounds.size) { $0.collectionView(view, cellForItemAt: place) }
        reconfigured = nil
        guard let answer, answer !== cell else {
            cell.setNeedsUpdateConfiguration()
            return contentDidChange(in: cell)
        }
        view.report(
            "collectionView(_:cellForItemAt:) answered another cell for an item that was to be reconfigured; the item gets that cell"
        )
        shown[key] = nil
        drop(cell)
        guard isFree(answer, key, "collectionView(_:cellForItemAt:)") else { return }
        // The next layout asks for it again, and finds it waiting.
        reuse.enqueue(answer, kind: nil, .cell)
        view.setNeedsLayout()
    }
}

extension CGPoint {
    /// A rectangle of one point around the point.
    fileprivate var spot: CGRect {
        CGRect(x: x - 0.5, y: y - 0.5, width: 1, height: 1)
    }
}
