/// A view at an edge of a section or of the whole content of a compositional layout: a header or a footer.
///
/// The items of a section that have the same edge follow each other in the order in which the section names them. The index path of the view
/// has its section, and as item its number among those of its kind. An item of the whole layout has the section 0.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge, and the place along it.
    public let alignment: NSRectAlignment
    /// The distance of the view from its place, in points.
    public let offset: CGPoint
    /// Whether the view makes room for itself; otherwise it lies over the content. At first it does.
    public var extendsBoundary = true
    /// Whether the view keeps in sight for as long as something of its section is. At first it does not.
    public var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// - Parameters:
    ///   - layoutSize: Fractions are those of the section without its insets at the sides.
    ///   - absoluteOffset: How far away from its place the view is, in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }

    override public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.takeOver(self)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }

    /// - Parameter index: The number among those of its kind.
    func boundaryValue(index: Int) -> CompositionalBoundary {
        let place = containerAnchor.value
        return CompositionalBoundary(
            element: .supplementary(kind: elementKind, index: index), item: value, across: place.across,
            down: place.down, offset: CGPoint(x: offset.x.finiteOrZero, y: offset.y.finiteOrZero),
            extendsBoundary: extendsBoundary, isPinned: pinToVisibleBounds, zIndex: zIndex.clampedDepth)
    }
}

extension NSRectAlignment {
    fileprivate var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

extension CGFloat {
    fileprivate var finiteOrZero: CGFloat { isFinite ? self : 0 }
}

extension [NSCollectionLayoutBoundarySupplementaryItem] {
    /// The values of the items, each with its number among those of its kind.
    @MainActor var boundaryValues: [CompositionalBoundary] {
        var counts: [String: Int] = [:]
        return map { item in
            let index = counts[item.elementKind, default: 0]
            counts[item.elementKind] = index + 1
            return item.boundaryValue(index: index)
        }
    }
}
