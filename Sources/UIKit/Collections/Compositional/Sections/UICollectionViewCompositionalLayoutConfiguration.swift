/// The settings of a compositional layout as a whole.
@preconcurrency @MainActor public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the sections follow each other and are scrolled.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between one section and the next, in points.
    public var interSectionSpacing: CGFloat = 0
    /// The views at the edges of the whole content.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The edges from which the insets of those sections are counted that do not name their own. Automatic is the safe area.
    public var contentInsetsReference = UIContentInsetsReference.safeArea
}

extension UICollectionViewCompositionalLayoutConfiguration: @MainActor NSCopying {
    /// Returns a configuration like this one. What is changed of the one later is not changed of the other.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
