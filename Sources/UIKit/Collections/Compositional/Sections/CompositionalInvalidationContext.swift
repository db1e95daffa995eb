/// Invalidates a compositional layout that knows already what is new.
@MainActor class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether what was computed is still right, so that only places are asked for again.
    final var keepsSolution = false
}
