/// An item that the user holds over a collection view.
struct CollectionMovement {
    var move: ItemMove
    /// The point at which the middle of the item is held, in the collection view's coordinates.
    var position: CGPoint
}
