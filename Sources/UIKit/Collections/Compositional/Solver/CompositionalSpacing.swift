/// A space between or around items: the value of `NSCollectionLayoutSpacing`.
struct CompositionalSpacing: Equatable, Sendable {
    /// In points; of a flexible space the least.
    var length: CGFloat
    /// Whether the space takes its share of what is left over.
    var isFlexible: Bool

    static let none = CompositionalSpacing(length: 0, isFlexible: false)
}
