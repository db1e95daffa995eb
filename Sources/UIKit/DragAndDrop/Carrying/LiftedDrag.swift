/// What a finger has lifted, for who carries it.
@MainActor package struct LiftedDrag {
    package let drag: CarriedDrag
    package let source: any DragSource
    package let pieces: [DragPiece]
    /// The number of the touch that holds it.
    package let touch: Int
}
