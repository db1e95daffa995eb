/// The place of an item in a group that computes its places itself: the value of `NSCollectionLayoutGroupCustomItem`.
struct CompositionalCustomFrame: Equatable, Sendable {
    /// In the coordinates of the group.
    var frame: CGRect
    var zIndex = 0
}
