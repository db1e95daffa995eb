/// Invalidates a compositional layout that knows already what is new.
@MainActor class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether what was computed is still right: only places are to be asked for again.
    final var keepsSolution = false
}
