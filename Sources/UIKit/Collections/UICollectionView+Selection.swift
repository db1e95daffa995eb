/// The selection of items, by code and by the user.
extension UICollectionView {
    /// Whether the user may select items now.
    final var mayUserSelect: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    final var allowsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    // MARK: By code

    final func select(_ place: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let place else { return unselectAll() }
        guard tiles.counts.contains(place) else {
            return report("There is no item at \(Array(place)) to select")
        }
        if !allowsSeveral {
            for other in selection.places where other != place { unselect(other) }
        }
        mark(place)
        if !position.isEmpty { scrollToItem(at: place, at: position, animated: animated) }
    }

    final func unselect(_ place: IndexPath, animated: Bool) {
        guard animated, let cell = cellForItem(at: place) else { return unselect(place) }
        UIView.animate(withDuration: 0.25) {
            self.unselect(place)
            cell.layoutIfNeeded()
        }
    }

    final func unselect(_ place: IndexPath) {
        selection.remove(place)
        cellForItem(at: place)?.isSelected = false
    }

    final func unselectAll() {
        for place in selection.places { unselect(place) }
    }

    final func keepOneSelected() {
        for place in selection.places.dropLast() { unselect(place) }
    }

    private func mark(_ place: IndexPath) {
        selection.insert(place)
        if let cell = cellForItem(at: place), !cell.isSelected { cell.isSelected = true }
    }

    // MARK: By the user

    /// The user means the item.
    ///
    /// - Parameter isRange: Whether all items from the one that was selected last are meant.
    final func choose(_ place: IndexPath, isRange: Bool) {
        if !isEditing, let cell = cellForItem(at: place) as? UICollectionViewListCell, cell.opensOutlineByTap {
            return cell.toggleOutline()
        }
        guard mayUserSelect, mayEdit(place) else { return }
        if isRange, !allowsSeveral, maySweep(from: place) {
            chooseSeveral(place)
        } else if allowsSeveral, isRange, let last = selection.places.last {
            extend(from: last, to: place)
        } else if allowsSeveral, selection.contains(place) {
            userUnselects(place)
        } else if maySelect(place) {
            if !allowsSeveral { replaceSelection(by: place) }
            mark(place)
            // A segue comes before the delegate hears of the selection, and finds the item selected.
            if let cell = cellForItem(at: place) { cell.selectionSegue?.trigger(cell) }
            delegate?.collectionView(self, didSelectItemAt: place)
            performPrimaryAction(place)
        }
    }

    private func extend(from last: IndexPath, to place: IndexPath) {
        for item in items(from: last, to: place) where !selection.contains(item) { userSelects(item) }
    }

    /// Begins to select several items with one that was chosen with Shift, if the delegate has had that be possible.
    private func chooseSeveral(_ place: IndexPath) {
        let last = selection.places.last
        sweepDidBegin(at: place)
        if maySelectSeveral { extend(from: last.flatMap { tiles.counts.contains($0) ? $0 : nil } ?? place, to: place) }
        sweepDidEnd()
    }

    /// Selects one item more, if the delegate lets it be.
    final func userSelects(_ place: IndexPath) {
        guard maySelect(place) else { return }
        mark(place)
        delegate?.collectionView(self, didSelectItemAt: place)
    }

    /// Deselects one of several items, if the delegate lets it be.
    final func userUnselects(_ place: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: place) ?? true else { return }
        unselect(place)
        delegate?.collectionView(self, didDeselectItemAt: place)
    }

    private func replaceSelection(by place: IndexPath) {
        for other in selection.places where other != place {
            unselect(other)
            delegate?.collectionView(self, didDeselectItemAt: other)
        }
    }

    private func performPrimaryAction(_ place: IndexPath) {
        guard selection.places == [place], let delegate,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: place)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: place)
    }

    private func maySelect(_ place: IndexPath) -> Bool {
        mayEdit(place) && delegate?.collectionView(self, shouldSelectItemAt: place) ?? true
    }

    private func mayEdit(_ place: IndexPath) -> Bool {
        !isEditing || delegate?.collectionView(self, canEditItemAt: place) ?? true
    }

    /// All items from one to the other, in the order from the first.
    final func items(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        let (low, high) = (min(first, last), max(first, last))
        let counts = tiles.counts
        guard counts.contains(low), counts.contains(high) else { return [] }
        let items = (low.section...high.section).flatMap { section in
            let from = section == low.section ? low.item : 0
            let to = section == high.section ? high.item + 1 : counts.items[section]
            return (from..<max(from, to)).map { IndexPath(item: $0, section: section) }
        }
        return first <= last ? items : items.reversed()
    }
}
