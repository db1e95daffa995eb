extension UICollectionLayoutListConfiguration {
    /// Whether the sections of a list have headers, and what they are.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// Each section has a supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary = 1
        /// The first item of each section is its header.
        case firstItemInSection = 2
    }
}
