extension UICollectionView {
    /// When cells that are shown are asked again how large they are.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        /// When a cell gets another content configuration, or its `invalidateIntrinsicContentSize()` is called.
        case enabled = 1
        /// Each time that a cell's content is laid out, besides.
        case enabledIncludingConstraints = 2
    }
}
