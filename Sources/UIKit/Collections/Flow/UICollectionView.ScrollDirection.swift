extension UICollectionView {
    /// The direction in which a flow or compositional layout goes on.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }
}
