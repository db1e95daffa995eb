/// Says how the scroll view of a section behaves that scrolls across the direction of its layout.
@preconcurrency @MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The rate is automatic at first: fast for groups that come to rest at a certain place, otherwise as scroll views do.
    public var decelerationRate = DecelerationRate.automatic
    /// Bouncing is automatic at first: at the ends of content that is longer than the section.
    public var bounce = Bounce.automatic
}
