extension UICollectionViewFlowLayout {
    /// The edges from which the insets of sections count, across the direction of scrolling.
    public enum SectionInsetReference: Int, Sendable {
        /// The insets count from the collection view's adjusted content inset.
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }
}
