/// Says how a section scrolls across the direction of its layout, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll by itself.
    case none = 0
    /// The section comes to rest anywhere.
    case continuous = 1
    /// The section comes to rest where a group begins at the leading edge.
    case continuousGroupLeadingBoundary = 2
    /// The section comes to rest at multiples of its width, one at a time.
    case paging = 3
    /// The section moves one group at a time, and rests where it begins at the leading edge.
    case groupPaging = 4
    /// The section moves one group at a time, and rests where it is in the middle.
    case groupPagingCentered = 5
}
