/// A view at an edge of a section or of the whole content, a header for example: the value of
/// `NSCollectionLayoutBoundarySupplementaryItem`.
struct CompositionalBoundary {
    /// The kind of the view, and its number among those of its kind.
    var element: CompositionalPlacement.Element
    var item: CompositionalItem
    /// The place across: 0 at the leading edge, 1 at the trailing one, 0.5 between them.
    var across: CGFloat
    /// The place down: 0 at the upper edge, 1 at the lower one, 0.5 between them.
    var down: CGFloat
    /// The distance of the view from its place, in points.
    var offset = CGPoint.zero
    /// The space before the view where the content begins, in points. It scrolls away when the view is pinned.
    var padding: CGFloat = 0
    /// Whether the view makes room for itself instead of lying over the content.
    var extendsBoundary = true
    /// Whether the view keeps in sight for as long as its section does.
    var isPinned = false
    var zIndex = 0

    /// The place along an axis, from 0 to 1.
    func alignment(along axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? across : down }
}
