/// One group, laid out.
struct CompositionalArrangement {
    /// The size of the group without the space around it.
    var size: CGSize
    /// How many items the group takes, counting places for which there are no items left.
    var count: Int
    /// How many items there are in it.
    var filled: Int
    /// In the group's coordinates.
    var placements: [CompositionalPlacement]
}
