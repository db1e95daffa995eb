/// The place that a preview comes from or goes to.
@preconcurrency @MainActor open class UIPreviewTarget {
    /// A view in a window.
    public let container: UIView
    /// The place of the preview's middle, in the container's coordinates.
    public let center: CGPoint
    /// The transform that the preview has there.
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}

/// The place that a dragged preview comes from or goes to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
