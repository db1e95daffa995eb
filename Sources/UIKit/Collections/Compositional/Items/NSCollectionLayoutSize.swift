/// The width and the height of an item, a group or a supplementary view in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    var size: CompositionalSize { CompositionalSize(widthDimension.length, heightDimension.length) }
}

extension NSCollectionLayoutSize: @MainActor NSCopying {
    /// Returns the same object: nothing in it changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
