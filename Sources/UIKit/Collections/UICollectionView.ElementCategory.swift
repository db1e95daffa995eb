extension UICollectionView {
    /// The kind of view that shows an element of the collection view.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }
}
