/// A view behind a section of a compositional layout. The layout makes it, of the class that is registered for its kind
/// (`UICollectionViewLayout.register(_:forDecorationViewOfKind:)`).
@preconcurrency @MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// The order of the section's decorations: a higher one lies above a lower one. All lie below everything else in the section.
    public var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// Makes a background: a view as large as the section with its headers, its footers and its insets. The item's own insets make it
    /// smaller.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }

    override public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind)
        copy.takeOver(self)
        copy.zIndex = zIndex
        return copy
    }

    /// - Parameter index: The number among those of its kind.
    func decorationValue(index: Int) -> CompositionalDecoration {
        CompositionalDecoration(
            element: .decoration(kind: elementKind, index: index), contentInsets: contentInsets.finite,
            zIndex: zIndex.clampedDepth)
    }
}

extension [NSCollectionLayoutDecorationItem] {
    /// The values of the items, each with its number among those of its kind.
    @MainActor var decorationValues: [CompositionalDecoration] {
        var counts: [String: Int] = [:]
        return map { item in
            let index = counts[item.elementKind, default: 0]
            counts[item.elementKind] = index + 1
            return item.decorationValue(index: index)
        }
    }
}
