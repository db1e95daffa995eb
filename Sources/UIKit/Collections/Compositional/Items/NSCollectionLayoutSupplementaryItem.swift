/// A view that is anchored to an item or a group of a compositional layout, such as a badge.
///
/// The collection view asks its data source for the view, with the index path of the item.
@preconcurrency @MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// The point of the item or group at which the view lies.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that lies there; nil is the same one as that of the item.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order of the views: a higher one lies above a lower one, and cells have 0.
    public var zIndex = 1

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    override public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
        copy.takeOver(self)
        copy.zIndex = zIndex
        return copy
    }

    final var anchoredValue: CompositionalSupplementary {
        CompositionalSupplementary(
            kind: elementKind, size: layoutSize.size, containerAnchor: containerAnchor.value,
            itemAnchor: itemAnchor?.value, zIndex: zIndex)
    }
}
