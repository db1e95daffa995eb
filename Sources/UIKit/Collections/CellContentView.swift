/// Holds the content of a cell, and tells the cell when that was laid out.
@MainActor final class CellContentView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let cell = superview as? UICollectionViewCell, let collection = cell.collectionView,
            collection.selfSizingInvalidation == .enabledIncludingConstraints
        else { return }
        collection.contentDidChange(in: cell)
    }
}
