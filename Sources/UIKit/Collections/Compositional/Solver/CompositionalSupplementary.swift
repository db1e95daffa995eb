/// A view that is anchored to an item or a group, a badge for example: the value of `NSCollectionLayoutSupplementaryItem`.
struct CompositionalSupplementary: Equatable, Sendable {
    var kind: String
    /// The size of the view. Fractions are those of the item that it is anchored to.
    var size: CompositionalSize
    var containerAnchor: CompositionalAnchor
    var itemAnchor: CompositionalAnchor?
    var zIndex: Int
}
