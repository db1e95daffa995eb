/// Says how a section scrolls across the direction of its layout, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll by itself.
    case none = 0
    /// Anywhere.
    case continuous = 1
    /// Where a group begins at the leading edge.
    case continuousGroupLeadingBoundary = 2
    /// At multiples of the section's width, one at a time.
    case paging = 3
    /// Where a group begins at the leading edge, one group at a time.
    case groupPaging = 4
    /// Where a group is in the middle, one group at a time.
    case groupPagingCentered = 5
}
