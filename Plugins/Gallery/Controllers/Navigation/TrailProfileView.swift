import UIKit

/// How a trail goes up and down, from its beginning to its end.
final class TrailProfileView: UIView {
    /// Shares of the view's height, at equal distances.
    private let heights: [CGFloat]

    init(isSteep: Bool) {
        heights = isSteep ? [0.1, 0.35, 0.3, 0.75, 0.95, 0.6, 0.5, 0.2] : [0.2, 0.3, 0.25, 0.4, 0.35, 0.3, 0.35, 0.25]
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        layer.masksToBounds = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.height))
        // It begins where reading does.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, height) in (isMirrored ? heights.reversed() : heights).enumerated() {
            path.addLine(
                to: CGPoint(
                    x: bounds.width * CGFloat(index) / CGFloat(heights.count - 1), y: bounds.height * (1 - height)))
        }
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.close()
        UIColor.systemGreen.setFill()
        path.fill()
    }
}
