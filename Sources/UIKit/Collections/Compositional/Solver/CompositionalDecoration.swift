/// A view behind a section: the value of `NSCollectionLayoutDecorationItem`.
struct CompositionalDecoration {
    var element: CompositionalPlacement.Element
    /// The insets by which the view is smaller than the section.
    var contentInsets = NSDirectionalEdgeInsets.zero
    var zIndex = 0
    /// The distances by which the view reaches beyond the section where the content begins and where it ends, in points.
    var outset = (start: CGFloat(0), end: CGFloat(0))

    /// The number that is added to the order of backgrounds, so that they lie below what else is in their sections.
    static let backgroundZIndex = -1000
}
