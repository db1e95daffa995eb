/// Says how the scroll view of a section behaves that scrolls across the direction of its layout.
@preconcurrency @MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// At first automatic: fast for groups that come to rest at a certain place, otherwise as scroll views do.
    public var decelerationRate = DecelerationRate.automatic
    /// At first automatic: at the ends of content that is longer than the section.
    public var bounce = Bounce.automatic
}
