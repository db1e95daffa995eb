extension UICollectionLayoutListConfiguration {
    /// Whether the sections of a list have headers, and what they are.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// Supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The first item of each section.
        case firstItemInSection = 2
    }
}
