extension UICollectionViewFlowLayout {
    /// What the insets of sections are counted from, across the direction of scrolling.
    public enum SectionInsetReference: Int, Sendable {
        /// From the collection view's adjusted content inset.
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }
}
