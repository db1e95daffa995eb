/// What a compositional layout has beside its sections.
@preconcurrency @MainActor public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the sections follow each other and are scrolled.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Between one section and the next, in points.
    public var interSectionSpacing: CGFloat = 0
    /// The views at the edges of the whole content.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the insets of sections are counted from that do not say it themselves. Automatic is the safe area.
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
