/// A space between or around items: the value of `NSCollectionLayoutSpacing`.
struct CompositionalSpacing: Equatable, Sendable {
    /// The length of the space in points; the least length of a flexible one.
    var length: CGFloat
    /// Whether the space takes its share of what is left over.
    var isFlexible: Bool

    static let none = CompositionalSpacing(length: 0, isFlexible: false)
}
