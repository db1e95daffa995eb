extension UICollectionLayoutListConfiguration {
    /// Whether the sections of a list have footers.
    public enum FooterMode: Int, Sendable {
        case none = 0
        /// Each section has a supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary = 1
    }
}
