/// A group whose items have their places.
struct CompositionalArrangement {
    /// The size of the group without the space around it.
    var size: CGSize
    /// The number of items that the group takes, counting places for which there are no items left.
    var count: Int
    /// The number of items in the group.
    var filled: Int
    /// The places of the items, in the group's coordinates.
    var placements: [CompositionalPlacement]
}
