import UIKit

/// A ring, part of which is filled.
final class DialView: UIView {
    /// From 0 to 1.
    private let share: CGFloat
    private static let width: CGFloat = 10

    init(share: CGFloat) {
        self.share = share
        super.init(frame: .zero)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - Self.width / 2
        let top = -CGFloat.pi / 2
        for (color, part) in [(UIColor.tertiarySystemFill, 1), (tintColor ?? .tintColor, share)] {
            let ring = UIBezierPath(
                arcCenter: middle, radius: radius, startAngle: top, endAngle: top + 2 * .pi * part, clockwise: true)
            ring.lineWidth = Self.width
            ring.lineCapStyle = .round
            color.setStroke()
            ring.stroke()
        }
    }
}
