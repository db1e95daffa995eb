/// Moving an item by hand.
///
/// While the item is held, the layout goes by the numbers of items that there would be if it were put down, and the views of the other
/// items make way. The data changes when it is put down.
extension UICollectionView {
    /// Whether the user or code can move an item.
    ///
    /// - Parameter needsAnswer: Whether the data source has to say so, and not just leave it open.
    final func canMove(_ place: IndexPath, needsAnswer: Bool) -> Bool {
        guard let dataSource, tiles.counts.contains(place),
            !isEditing || delegate?.collectionView(self, canEditItemAt: place) ?? true
        else { return false }
        isAnswerStandard = false
        return dataSource.collectionView(self, canMoveItemAt: place) && (!isAnswerStandard || !needsAnswer)
    }

    /// - Parameter needsAnswer: Whether the data source has to say that the item can be moved, and not just leave it open.
    final func beginMovement(of place: IndexPath, needsAnswer: Bool) -> Bool {
        guard movement == nil, !tiles.isLayingOut, canMove(place, needsAnswer: needsAnswer),
            let center = tiles.attributesInView(of: ElementKey(cell: place))?.center
        else { return false }
        movement = CollectionMovement(move: ItemMove(origin: place, target: place), position: center)
        cellForItem(at: place)?.isReordering = true
        setNeedsLayout()
        return true
    }

    final func move(to position: CGPoint) {
        guard let former = movement, position.isFinite else { return }
        hold(at: position)
        let held = tiles.mirror.turn(position)
        let proposed = currentLayout.targetIndexPath(
            forInteractivelyMovingItem: former.move.target, withPosition: held)
        if retarget(to: target(of: former.move.origin, at: former.move.target, proposed: proposed)) {
            UIView.animate(withDuration: CollectionUpdate.duration) { self.tiles.layOut() }
        }
        movementScroll.positionDidChange()
    }

    /// Has the item follow the finger, whose position is in the collection view's coordinates.
    final func hold(at position: CGPoint) {
        guard movement != nil, position.isFinite else { return }
        movement?.position = position
        guard let movement, let cell = cellForItem(at: movement.move.origin), cell.superview === self else { return }
        cell.center = position
    }

    /// The place to which an item goes that is held over `proposed`, as the delegate says.
    final func target(of origin: IndexPath, at current: IndexPath, proposed: IndexPath) -> IndexPath {
        let wanted = delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin, atCurrentIndexPath: current,
            toProposedIndexPath: proposed)
        return wanted ?? proposed
    }

    /// Has the other items make way elsewhere.
    ///
    /// - Returns: Whether that is another place than before.
    @discardableResult final func retarget(to target: IndexPath) -> Bool {
        guard let former = movement, former.move.target != target, isTarget(target, of: former.move.origin) else {
            return false
        }
        movement?.move.target = target
        let held = tiles.mirror.turn(former.position)
        currentLayout.invalidateLayout(
            with: currentLayout.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: held,
                previousIndexPaths: [former.move.target], previousPosition: held))
        return true
    }

    /// Whether an item could come to the place.
    private func isTarget(_ place: IndexPath, of origin: IndexPath) -> Bool {
        let items = tiles.counts.items
        guard place.count == 2, items.indices.contains(place.section), place.item >= 0 else { return false }
        return place.item <= items[place.section] - (place.section == origin.section ? 1 : 0)
    }

    /// The attributes of the item that is held, in the layout's coordinates and at the place where it would come.
    final func heldAttributes(_ movement: CollectionMovement) -> UICollectionViewLayoutAttributes {
        let target = movement.move.target
        let attributes = currentLayout.layoutAttributesForInteractivelyMovingItem(
            at: target, withTargetPosition: tiles.mirror.turn(movement.position)
        ).duplicate
        attributes.indexPath = target
        attributes.sizing = .fixed
        return attributes
    }

    // MARK: Putting down

    final func endMovement() {
        guard let movement else { return }
        let (origin, target) = (movement.move.origin, movement.move.target)
        guard origin != target, let dataSource else { return cancelMovement() }
        let (places, counts) = (tiles.snapshot(), tiles.counts)
        tellLayout(movement, to: target, cancelled: false)
        forgetMovement()
        isAnswerStandard = false
        let moves = dataSource as? any UserMoveSource
        defer { moves?.listDidShowMove() }
        if let moves {
            moves.userMovesItem(at: origin, to: target)
        } else {
            dataSource.collectionView(self, moveItemAt: origin, to: target)
        }
        if isAnswerStandard || tiles.isReloadDue {
            currentLayout.invalidateLayout()
            return animateBack()
        }
        var updates = ListUpdates()
        updates.moveItem(at: origin, to: target)
        let after = movement.move.counts(counts)
        guard case .success(let change) = updates.resolve(before: counts.items, after: after.items, naming: .items)
        else { return reloadData() }
        CollectionUpdate(of: self, change, before: places)
            .run(counts: after, animated: UIView.areAnimationsEnabled, nil)
    }

    final func cancelMovement() {
        guard let movement else { return }
        tellLayout(movement, to: movement.move.origin, cancelled: true)
        forgetMovement()
        animateBack()
    }

    /// Puts down what is held where the layout has it, because the data has changed, or will.
    final func forgetMovement() {
        guard let movement else { return }
        self.movement = nil
        movementScroll.stop()
        cellForItem(at: movement.move.origin)?.isReordering = false
    }

    private func tellLayout(_ movement: CollectionMovement, to place: IndexPath, cancelled: Bool) {
        currentLayout.invalidateLayout(
            with: currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [place], previousIndexPaths: [movement.move.target], movementCancelled: cancelled))
    }

    private func animateBack() {
        UIView.animate(withDuration: CollectionUpdate.duration) { self.tiles.layOut() }
    }

    // MARK: The standard gesture

    final func installMovementGesture() {
        if movementGesture == nil { movementGesture = MovementGesture(self) }
    }

    final func removeMovementGesture() {
        guard let movementGesture else { return }
        removeGestureRecognizer(movementGesture.recognizer)
        self.movementGesture = nil
    }
}
