/// The exchange between a collection view and its layout.
extension UICollectionView {
    final func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        tiles.layoutWasInvalidated(with: context)
    }

    final func indexPathForItem(atLayoutPoint point: CGPoint) -> IndexPath? {
        tiles.item(atLayoutPoint: point).map(layoutPlace(ofDataPlace:))
    }

    /// The part of the content that is seen and not covered by bars, in the layout's coordinates.
    package final var seenInLayout: CGRect {
        tiles.mirror.turn(bounds.inset(by: adjustedContentInset))
    }

    final func contentDidChange(in cell: UICollectionViewCell) {
        tiles.contentDidChange(in: cell)
    }

    // MARK: Where elements come from and go to

    final func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.initialAttributes(of: key)
    }

    final func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.finalAttributes(of: key)
    }

    /// The offset after an update or with another layout: what the layout and the delegate make of `proposed`.
    final func settledOffset(_ proposed: CGPoint) -> CGPoint {
        let clamped = scrollGeometry.clamped(proposed)
        let wanted = currentLayout.targetContentOffset(forProposedContentOffset: clamped)
        let last = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted) ?? wanted
        return last.isFinite ? last : clamped
    }

    // MARK: Scrolling to items

    /// The offset at which the item is seen at the position, within the content's ends; nil for an item that there is none of.
    final func offset(showing place: IndexPath, _ position: ScrollPosition) -> CGPoint? {
        guard let frame = tiles.attributesInView(of: ElementKey(cell: place))?.frame else { return nil }
        let placement = ItemPlacement(frame: frame, position: position, bounds: bounds, inset: adjustedContentInset)
        return scrollGeometry.clamped(placement.offset)
    }

    final func scroll(to place: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard position.isConsistent else {
            return report("A scroll position names one place on each axis at most; nothing is scrolled")
        }
        guard tiles.counts.contains(place) else {
            return report("There is no item at \(Array(place)) to scroll to")
        }
        if let strip = tiles.strip(of: place), let frame = tiles.attributes(of: ElementKey(cell: place))?.frame {
            strip.scroll(to: strip.mirror.turn(frame), position, animated: animated)
        }
        guard let offset = offset(showing: place, position) else { return }
        setContentOffset(offset, animated: animated)
        guard !animated else { return }
        // Items that are measured only now may move it on.
        tiles.pendingScroll = (place, position)
        setNeedsLayout()
    }
}
