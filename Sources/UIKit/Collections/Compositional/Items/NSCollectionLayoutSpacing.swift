/// The space between items, or around one, in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// The length of the space in points; a flexible one has at least this length.
    public let spacing: CGFloat
    /// Whether the space takes its share of what is left over.
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// A space of so many points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// A space of so many points or more: flexible spaces of a group share what its items leave over.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    public var isFixed: Bool { !isFlexible }

    /// The value that layouts compute with. A fixed space may be negative, which lets items overlap.
    var value: CompositionalSpacing {
        let length = min(max(spacing, isFlexible ? 0 : -CompositionalLength.greatest), CompositionalLength.greatest)
        return CompositionalSpacing(length: length.isFinite ? length : 0, isFlexible: isFlexible)
    }
}

extension NSCollectionLayoutSpacing: @MainActor NSCopying {
    /// Returns the same object: nothing in it changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
