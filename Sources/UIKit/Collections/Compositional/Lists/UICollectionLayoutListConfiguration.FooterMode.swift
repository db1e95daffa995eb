extension UICollectionLayoutListConfiguration {
    /// Whether the sections of a list have footers.
    public enum FooterMode: Int, Sendable {
        case none = 0
        /// Supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }
}
