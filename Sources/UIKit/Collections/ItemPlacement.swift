/// Finds the content offset at which an item is seen at a given place of a collection view.
struct ItemPlacement {
    /// The item's place, in the collection view's coordinates.
    let frame: CGRect
    let position: UICollectionView.ScrollPosition
    /// The collection view's bounds, and the insets that are covered of them.
    let bounds: CGRect
    let inset: UIEdgeInsets

    /// The offset, which may lie beyond the ends of the content. An axis for which no place was named stays as it is.
    var offset: CGPoint {
        var offset = bounds.origin
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - bounds.height + inset.bottom
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - inset.left - (bounds.width - inset.left - inset.right) / 2
        } else if position.contains(.right) {
            offset.x = frame.maxX - bounds.width + inset.right
        }
        return offset
    }
}

extension UICollectionView.ScrollPosition {
    /// Whether it names no two places on one axis.
    var isConsistent: Bool {
        let vertical: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
        let horizontal: [UICollectionView.ScrollPosition] = [.left, .centeredHorizontally, .right]
        return vertical.count(where: contains) <= 1 && horizontal.count(where: contains) <= 1
    }
}
