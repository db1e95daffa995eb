extension UICollectionView {
    /// The changes after which cells that are shown are asked again how large they are.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        /// A cell is asked when it gets another content configuration, or its `invalidateIntrinsicContentSize()` is called.
        case enabled = 1
        /// A cell is asked each time that its content is laid out, besides.
        case enabledIncludingConstraints = 2
    }
}
