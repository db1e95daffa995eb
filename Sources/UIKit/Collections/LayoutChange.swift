/// Goes over from one layout of a collection view to another.
@MainActor struct LayoutChange {
    private let view: UICollectionView
    private let layout: UICollectionViewLayout

    init(of view: UICollectionView, to layout: UICollectionViewLayout) {
        self.view = view
        self.layout = layout
    }

    /// Changes the layout.
    ///
    /// - Parameter completion: Gets whether the animation went to its end.
    func run(animated: Bool, _ completion: ((Bool) -> Void)?) {
        let (old, tiles) = (view.currentLayout, view.tiles)
        guard layout !== old else {
            completion?(true)
            return
        }
        if let other = layout.user, other !== view {
            view.report("\(type(of: layout)) is the layout of another collection view; give each one of its own")
        }
        view.cancelMovement()
        old.prepareForTransition(to: layout)
        layout.user = view
        layout.prepareForTransition(from: old)
        let elements = tiles.all
        for element in elements { element.willTransition(from: old, to: layout) }
        let middle = elements.isEmpty || tiles.needsPreparation ? nil : self.middle
        view.currentLayout = layout
        tiles.layoutDidChange()
        let context = InstantiableInvalidationContext.make(type(of: layout).invalidationContextClass)
        context.concernsEverything = true
        layout.invalidateLayout(with: context)
        guard !elements.isEmpty, !tiles.isLayingOut, !tiles.isReloadDue else {
            release(old)
            finish(elements, from: old)
            view.setNeedsLayout()
            if let completion { UIView.animate(withDuration: 0, animations: {}, completion: completion) }
            return
        }
        tiles.prepare()
        animate(animated, from: old, middle, elements, completion)
        release(old)
        view.setNeedsLayout()
    }

    private func animate(
        _ animated: Bool, from old: UICollectionViewLayout, _ middle: Middle?, _ elements: [UICollectionReusableView],
        _ completion: ((Bool) -> Void)?
    ) {
        let (view, layout, tiles) = (self.view, self.layout, self.view.tiles)
        // Cells come from where the old layout has them, and go to where the new one has them.
        let motion = CollectionTiles.Motion(
            start: { $0.category == .cell ? old.layoutAttributesForItem(at: $0.indexPath) : nil },
            end: { tiles.attributes(of: $0) ?? tiles.view(of: $0)?.shownAttributes?.faded })
        var leaving: [UICollectionReusableView] = []
        let duration = animated && view.window != nil ? CollectionUpdate.duration : 0
        UIView.animate(withDuration: duration) {
            tiles.commitContentSize()
            let target = view.settledOffset(middle?.offset(in: view) ?? view.contentOffset)
            if target != view.contentOffset { view.contentOffset = target }
            leaving = tiles.place(moving: motion)
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
        } completion: { finished in
            for element in leaving { tiles.drop(element) }
            finish(elements, from: old)
            completion?(finished)
        }
    }

    private func finish(_ elements: [UICollectionReusableView], from old: UICollectionViewLayout) {
        for element in elements { element.didTransition(from: old, to: layout) }
    }

    /// Takes the collection view from the old layout, unless the new one goes by the old one.
    private func release(_ old: UICollectionViewLayout) {
        if let transition = layout as? UICollectionViewTransitionLayout,
            transition.currentLayout === old || transition.nextLayout === old
        {
            return
        }
        if let transition = old as? UICollectionViewTransitionLayout {
            for part in [transition.currentLayout, transition.nextLayout] where part !== layout { part.user = nil }
        }
        old.user = nil
    }

    // MARK: What stays in sight

    /// The item in the middle of what is seen, and how far from the middle it is.
    private struct Middle {
        let item: IndexPath
        let distance: CGVector

        /// The offset at which the item is as far from the middle again; nil where the layout does not have it.
        @MainActor func offset(in view: UICollectionView) -> CGPoint? {
            guard let frame = view.layoutAttributesForItem(at: item)?.frame else { return nil }
            return CGPoint(
                x: frame.midX - distance.dx - view.bounds.width / 2,
                y: frame.midY - distance.dy - view.bounds.height / 2)
        }
    }

    /// The item in the middle of what is seen; nil at the beginning of the content, which stays in sight then.
    private var middle: Middle? {
        let (bounds, inset) = (view.bounds, view.adjustedContentInset)
        guard bounds.minY > -inset.top || bounds.minX > -inset.left else { return nil }
        func distance(_ cell: UICollectionViewCell) -> CGVector {
            let frame = cell.convert(cell.bounds, to: view)
            return CGVector(dx: frame.midX - bounds.midX, dy: frame.midY - bounds.midY)
        }
        let nearest = view.visibleCells.map { (cell: $0, distance: distance($0)) }
            .min { hypot($0.distance.dx, $0.distance.dy) < hypot($1.distance.dx, $1.distance.dy) }
        guard let nearest, let item = nearest.cell.element?.indexPath else { return nil }
        return Middle(item: item, distance: nearest.distance)
    }
}
