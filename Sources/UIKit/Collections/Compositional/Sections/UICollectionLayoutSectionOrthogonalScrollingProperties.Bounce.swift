extension UICollectionLayoutSectionOrthogonalScrollingProperties {
    /// Whether content can be pulled beyond its ends and springs back.
    public enum Bounce: Int, Sendable {
        /// The content bounces where it is longer than the section.
        case automatic = 0
        /// The content bounces also where it is shorter than the section.
        case always = 1
        case never = 2
    }
}
