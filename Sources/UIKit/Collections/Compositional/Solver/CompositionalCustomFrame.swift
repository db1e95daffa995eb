/// The place of an item in a group that computes its places itself: the value of `NSCollectionLayoutGroupCustomItem`.
struct CompositionalCustomFrame: Equatable, Sendable {
    /// The frame of the item, in the coordinates of the group.
    var frame: CGRect
    var zIndex = 0
}
