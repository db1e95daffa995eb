extension UICollectionLayoutSectionOrthogonalScrollingProperties {
    /// Whether content can be pulled beyond its ends and springs back.
    public enum Bounce: Int, Sendable {
        /// Where the content is longer than the section.
        case automatic = 0
        /// Also where the content is shorter than the section.
        case always = 1
        case never = 2
    }
}
