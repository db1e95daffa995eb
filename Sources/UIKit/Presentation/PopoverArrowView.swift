import QuartzCore

/// Draws the arrow of a popover with the hairline along its two sides. It overlaps the popover by a hairline, so that the popover's own
/// edge is not seen between the two.
@MainActor final class PopoverArrowView: UIView {
    /// How round the tip is, in points.
    private static let tipRadius: CGFloat = 2

    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var direction: UIPopoverArrowDirection = []
    /// How wide the arrow is where it meets the popover, in points.
    private var base: CGFloat = 0
    var color = MenuColors.ground {
        didSet { if color != oldValue { updateShape() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Takes its place beside the content of a popover, in the popover's coordinates.
    func place(by placement: PopoverPlacement) {
        guard let tip = placement.arrowTip else {
            isHidden = true
            return
        }
        isHidden = false
        direction = placement.arrowDirection
        let isUpright = direction == .up || direction == .down
        let side = isUpright ? placement.content.width : placement.content.height
        base = max(0, min(PopoverPlacement.arrowBase, side - 2 * placement.cornerRadius))
        let outer = isUpright ? placement.frame.height : placement.frame.width
        let length = outer - (isUpright ? placement.content.height : placement.content.width) + hairline
        switch direction {
        case .up: frame = CGRect(x: tip.x - base / 2, y: tip.y, width: base, height: length)
        case .down: frame = CGRect(x: tip.x - base / 2, y: tip.y - length, width: base, height: length)
        case .left: frame = CGRect(x: tip.x, y: tip.y - base / 2, width: length, height: base)
        default: frame = CGRect(x: tip.x - length, y: tip.y - base / 2, width: length, height: base)
        }
        updateShape()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateShape()
    }

    private func updateShape() {
        guard let shape = layer as? CAShapeLayer else { return }
        let isUpright = direction == .up || direction == .down
        shape.path = path(length: isUpright ? bounds.height : bounds.width)
        shape.fillColor = color.cgColor(with: traitCollection)
        shape.strokeColor = MenuColors.edge.cgColor(with: traitCollection)
        shape.lineWidth = hairline
    }

    /// - Parameter length: The distance from the tip to the end of the overlap, in points.
    private func path(length: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let foot = length - hairline
        guard base > 0, foot > 0 else { return path }
        path.move(to: CGPoint(x: 0, y: length))
        path.addLine(to: CGPoint(x: 0, y: foot))
        path.addArc(
            tangent1End: CGPoint(x: base / 2, y: 0), tangent2End: CGPoint(x: base, y: foot), radius: Self.tipRadius)
        path.addLine(to: CGPoint(x: base, y: foot))
        path.addLine(to: CGPoint(x: base, y: length))
        // It was made for an arrow that points up.
        let turn: CGAffineTransform =
            switch direction {
            case .up: .identity
            case .down: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: length)
            case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            default: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: length, ty: 0)
            }
        return path.applying(turn)
    }
}
