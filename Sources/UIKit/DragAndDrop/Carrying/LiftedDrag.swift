/// A drag that a finger has lifted, as it is handed to whoever carries it.
@MainActor package struct LiftedDrag {
    package let drag: CarriedDrag
    package let source: any DragSource
    package let pieces: [DragPiece]
    /// The number of the touch that holds it.
    package let touch: Int
}
