extension UICollectionViewLayoutAttributes {
    /// Makes attributes of a class for an element of a compositional layout.
    static func make(
        _ type: UICollectionViewLayoutAttributes.Type, _ element: CompositionalPlacement.Element, in section: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = InstantiableLayoutAttributes.make(type)
        attributes.name(element, in: section)
        return attributes
    }

    /// Makes the attributes those of an element of a compositional layout.
    final func name(_ element: CompositionalPlacement.Element, in section: Int) {
        switch element {
        case .item(let index):
            indexPath = IndexPath(item: index, section: section)
        case .supplementary(let kind, let index):
            (representedElementCategory, representedElementKind) = (.supplementaryView, kind)
            indexPath = IndexPath(item: index, section: section)
        case .decoration(let kind, let index):
            (representedElementCategory, representedElementKind) = (.decorationView, kind)
            indexPath = IndexPath(item: index, section: section)
        }
    }

    /// The element of a compositional layout that the attributes are of; nil for none.
    final var compositionalElement: CompositionalPlacement.Element? {
        guard indexPath.count == 2 else { return nil }
        switch (representedElementCategory, representedElementKind) {
        case (.cell, _): return .item(indexPath.item)
        case (.supplementaryView, let kind?): return .supplementary(kind: kind, index: indexPath.item)
        case (.decorationView, let kind?): return .decoration(kind: kind, index: indexPath.item)
        default: return nil
        }
    }
}
