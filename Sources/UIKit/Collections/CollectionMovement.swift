/// An item that the user holds over a collection view.
struct CollectionMovement {
    var move: ItemMove
    /// Where its middle is held, in the collection view's coordinates.
    var position: CGPoint
}
