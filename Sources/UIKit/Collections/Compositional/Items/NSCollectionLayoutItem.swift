/// An item of a compositional layout: how large a cell is, and how much room it leaves around itself.
@preconcurrency @MainActor public class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
    /// The size of the item. Fractions are those of the group that the item is in.
    public let layoutSize: NSCollectionLayoutSize
    /// The insets by which the cell is smaller than the room that the item has. They do not count along an axis whose length is estimated.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space around the item; nil for none.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The views that are anchored to the item.
    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchored }

    final var anchored: [NSCollectionLayoutSupplementaryItem]

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        anchored = supplementaryItems
    }

    /// Returns an item like this one. What is changed of the one later is not changed of the other.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: anchored)
        copy.takeOver(self)
        return copy
    }

    final func takeOver(_ other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    final var value: CompositionalItem {
        CompositionalItem(
            size: layoutSize.size, contentInsets: contentInsets.finite, edgeSpacing: edgeSpacing?.value ?? .none,
            supplementaries: anchored.map(\.anchoredValue))
    }

    func element(in environment: any NSCollectionLayoutEnvironment) -> CompositionalElement {
        .item(value)
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets with zero for what is no finite number.
    var finite: NSDirectionalEdgeInsets {
        func finite(_ inset: CGFloat) -> CGFloat { inset.isFinite ? inset : 0 }
        return NSDirectionalEdgeInsets(
            top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
    }
}
