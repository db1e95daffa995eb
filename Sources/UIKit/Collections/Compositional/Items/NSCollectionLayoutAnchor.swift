/// A point at the edge of an item, and how far a supplementary view lies away from it.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject {
    /// The edges at which the point lies. Where none of an axis is named, or both are, it lies in the middle.
    public let edges: NSDirectionalRectEdge
    /// The distance in points, or in parts of the size of the supplementary view; positive is towards the trailing edge and down.
    public let offset: CGPoint
    /// Whether the offset is in parts of the size of the supplementary view.
    public let isFractionalOffset: Bool

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, absoluteOffset: .zero)
    }

    /// Makes an anchor with an offset in points.
    ///
    /// - Parameter absoluteOffset: The offset in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
    }

    /// Makes an anchor with an offset that goes by the size of the supplementary view.
    ///
    /// - Parameter fractionalOffset: The offset in parts of the size of the supplementary view.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
    }

    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    var value: CompositionalAnchor {
        CompositionalAnchor(
            across: Self.place(edges.contains(.leading), edges.contains(.trailing)),
            down: Self.place(edges.contains(.top), edges.contains(.bottom)),
            absoluteOffset: isFractionalOffset ? .zero : offset, fractionalOffset: isFractionalOffset ? offset : .zero)
    }

    private static func place(_ isAtStart: Bool, _ isAtEnd: Bool) -> CGFloat {
        isAtStart == isAtEnd ? 0.5 : isAtStart ? 0 : 1
    }
}

extension NSCollectionLayoutAnchor: @MainActor NSCopying {
    /// Returns the same object: nothing in it changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
