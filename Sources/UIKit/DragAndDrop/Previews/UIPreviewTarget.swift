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

    /// Returns the place of a preview of a size, in the coordinates of the container's window; nil where that is in none.
    final func frame(of size: CGSize) -> CGRect? {
        guard container.window != nil else { return nil }
        let middle = container.convert(center, to: nil)
        let size = CGSize(width: size.width * abs(transform.a), height: size.height * abs(transform.d))
        let frame = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
        return frame.isFinite ? frame : nil
    }
}

/// The place that a dragged preview comes from or goes to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
