/// The wheel of a refresh control while it is pulled: more and more of its spokes, in the places of those of an activity indicator.
@MainActor final class RefreshSpokes: UIView {
    var color = ActivityWheel.standardColor {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    /// How many of the spokes are seen, clockwise from the uppermost one.
    var shown = 0 {
        didSet { if shown != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        guard shown > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        let width = side * 0.105
        let outer = side / 2 - width / 2 - side * 0.04
        let inner = outer * 0.52
        for spoke in 0..<min(shown, RefreshPull.spokes) {
            let angle = 2 * .pi * CGFloat(spoke) / CGFloat(RefreshPull.spokes) - .pi / 2
            let (dx, dy) = (cos(angle), sin(angle))
            context.strokeLine(
                from: CGPoint(x: bounds.midX + inner * dx, y: bounds.midY + inner * dy),
                to: CGPoint(x: bounds.midX + outer * dx, y: bounds.midY + outer * dy), width: width, color.cgColor)
        }
    }
}
