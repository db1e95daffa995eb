extension UICollectionView: SweptList {
    func maySweep(from path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func sweepDidBegin(at path: IndexPath) {
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func sweepDidEnd() {
        delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    }

    var maySelectSeveral: Bool {
        mayUserSelect && allowsSeveral
    }

    func itemPaths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        items(from: first, to: last)
    }

    func isItemSelected(_ path: IndexPath) -> Bool {
        selection.contains(path)
    }

    func sweepSelects(_ path: IndexPath) {
        userSelects(path)
    }

    func sweepDeselects(_ path: IndexPath) {
        userUnselects(path)
    }
}
