/// The part of an item that is carried: the look of a view at one moment.
@MainActor package struct DragPiece {
    /// As large as `frame`, with its origin at zero.
    package let layer: CALayer
    /// The place where it was lifted, in the window's coordinates.
    package let frame: CGRect
    /// The index of the item among those that are carried.
    var item = 0
    /// The outline of the shadow, in the coordinates of `layer`; nil is that of its bounds.
    private(set) var shadowPath: CGPath?

    /// The largest side of what is carried, in points: what is larger is carried smaller.
    static let largestSide: CGFloat = 400

    /// - Parameter frame: In the window's coordinates.
    package init(layer: CALayer, frame: CGRect) {
        self.layer = layer
        self.frame = frame
    }

    /// The look of a part of a layer.
    ///
    /// - Parameters:
    ///   - rect: The part, in the layer's coordinates.
    ///   - frame: The same part in the window's coordinates.
    package init(of source: CALayer, in rect: CGRect, at frame: CGRect) {
        let still = source.still()
        let holder = CALayer()
        holder.bounds = CGRect(origin: .zero, size: rect.size)
        holder.masksToBounds = true
        let origin = source.bounds.origin
        let middle = still.position
        still.position = CGPoint(x: middle.x - (rect.minX - origin.x), y: middle.y - (rect.minY - origin.y))
        holder.addSublayer(still)
        self.init(layer: holder, frame: frame)
    }

    /// The look of a view with parameters, at a place in the window.
    init?(_ preview: UITargetedPreview, in window: UIWindow) {
        let visible = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        guard visible.isFinite, !visible.isEmpty else { return nil }
        let container = preview.target.container
        let center = container.convert(preview.target.center, to: nil)
        guard center.isFinite else { return nil }
        // The target says where the middle of the view is; what is seen may lie beside it.
        let (bounds, view) = (preview.view.bounds, preview.view)
        let shift = CGPoint(x: visible.midX - bounds.midX, y: visible.midY - bounds.midY)
        let frame = CGRect(
            x: center.x + shift.x - visible.width / 2, y: center.y + shift.y - visible.height / 2, width: visible.width,
            height: visible.height)
        self.init(of: view.layer, in: visible, at: frame)
        layer.backgroundColor = preview.parameters.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor
        func moved(_ path: UIBezierPath) -> CGPath {
            let moved = UIBezierPath(cgPath: path.cgPath)
            moved.apply(CGAffineTransform(translationX: -visible.minX, y: -visible.minY))
            return moved.cgPath
        }
        let parameters = preview.parameters
        shadowPath = (parameters.shadowPath ?? parameters.visiblePath).map(moved)
        guard let path = parameters.visiblePath else { return }
        let mask = CAShapeLayer()
        mask.bounds = layer.bounds
        mask.position = CGPoint(x: visible.width / 2, y: visible.height / 2)
        mask.path = moved(path)
        layer.mask = mask
    }
}
