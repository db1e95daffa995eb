/// A width or a height in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    let length: CompositionalLength

    private init(_ rule: CompositionalLength.Rule, _ value: CGFloat) {
        length = CompositionalLength(rule, value)
    }

    /// A part of the width of the container that the item or group lies in.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
    }

    /// A part of the height of the container that the item or group lies in.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
    }

    /// A length in points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// The length that the content asks for, and until that is known the estimate, in points.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// The greatest length that the content of any item in the same group asks for that has this dimension too; until that is known the
    /// estimate, in points.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }

    public var isFractionalWidth: Bool { length.rule == .fractionOfWidth }
    public var isFractionalHeight: Bool { length.rule == .fractionOfHeight }
    public var isAbsolute: Bool { length.rule == .absolute }
    public var isEstimated: Bool { length.rule == .estimated }
    public var isUniformAcrossSiblings: Bool { length.rule == .uniform }

    /// The value of the dimension: a fraction of the container's length, or a number of points.
    public var dimension: CGFloat { length.value }
}

extension NSCollectionLayoutDimension: @MainActor NSCopying {
    /// Returns the same object: nothing in it changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
