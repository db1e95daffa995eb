/// A view behind a section: the value of `NSCollectionLayoutDecorationItem`.
struct CompositionalDecoration {
    var element: CompositionalPlacement.Element
    /// How much smaller it is than the section.
    var contentInsets = NSDirectionalEdgeInsets.zero
    var zIndex = 0
    /// How far it goes beyond the section where the content begins and where it ends, in points.
    var outset = (start: CGFloat(0), end: CGFloat(0))

    /// How much lower backgrounds lie than what else is in their sections.
    static let backgroundZIndex = -1000
}
