/// The spokes of an activity indicator, the last one the strongest.
@MainActor final class ActivityWheel: UIView {
    static let spokes = 8
    static let standardColor = ControlColors.secondaryText

    var color = standardColor {
        didSet {
            if color != oldValue { setNeedsDisplay() }
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        let width = side * 0.105
        let outer = side / 2 - width / 2 - side * 0.04
        let inner = outer * 0.52
        let color = color.cgColor
        for spoke in 0..<Self.spokes {
            let age = CGFloat(Self.spokes - 1 - spoke) / CGFloat(Self.spokes - 1)
            let faded = CGColor(
                red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * (1 - 0.85 * age))
            let angle = 2 * .pi * CGFloat(spoke) / CGFloat(Self.spokes) - .pi / 2
            let (dx, dy) = (cos(angle), sin(angle))
            context.strokeLine(
                from: CGPoint(x: bounds.midX + inner * dx, y: bounds.midY + inner * dy),
                to: CGPoint(x: bounds.midX + outer * dx, y: bounds.midY + outer * dy), width: width, faded)
        }
    }
}
