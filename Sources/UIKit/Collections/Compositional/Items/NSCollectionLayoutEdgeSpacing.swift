/// The spaces around an item or a group of a compositional layout. They move its neighbours away; nil stands for no space.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    var value: CompositionalEdgeSpacing {
        CompositionalEdgeSpacing(
            leading: leading?.value ?? .none, top: top?.value ?? .none, trailing: trailing?.value ?? .none,
            bottom: bottom?.value ?? .none)
    }
}

extension NSCollectionLayoutEdgeSpacing: @MainActor NSCopying {
    /// Returns the same object: nothing in it changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
