/// A section before its items are laid out: the value of `NSCollectionLayoutSection`.
struct CompositionalSection {
    /// Says how a section moves that is scrolled across the direction of its layout.
    enum Orthogonal: Sendable {
        case none
        case leading
        /// Each group can come to rest in the middle, the first and the last one as well.
        case centred
    }

    var group: CompositionalGroup
    /// The space between one group and the next, in points.
    var interGroupSpacing: CGFloat = 0
    /// The insets of the groups from what surrounds them, with those of the safe area or the margins that the section keeps to.
    var contentInsets = NSDirectionalEdgeInsets.zero
    /// The insets beside the views at the boundary.
    var supplementaryInsets = NSDirectionalEdgeInsets.zero
    var boundaries: [CompositionalBoundary] = []
    var decorations: [CompositionalDecoration] = []
    var orthogonal = Orthogonal.none
}
