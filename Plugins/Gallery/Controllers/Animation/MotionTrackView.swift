import UIKit

/// Shows where a curve is after each quarter of its time, as dots along a line: the later, the stronger. A mark is where it
/// leads; the line goes on, for a spring that swings over that.
final class MotionTrackView: UIView {
    private static let key = "motion"
    private static let dotSide: CGFloat = 10
    private static let fractions = [0, 0.25, 0.5, 0.75, 1]
    /// How much of the width is left for a spring that swings over the end of its way.
    private static let room: CGFloat = 0.28

    private let curve: MotionCurve
    private let line = UIView()
    private let goal = UIView()
    private let dots = MotionTrackView.fractions.map { _ in UIView() }

    init(_ curve: MotionCurve) {
        self.curve = curve
        super.init(frame: .zero)
        line.layer.cornerRadius = 2
        goal.layer.cornerRadius = 1
        for mark in [line, goal] {
            mark.backgroundColor = .systemFill
            addSubview(mark)
        }
        for (dot, fraction) in zip(dots, Self.fractions) {
            dot.backgroundColor = .tintColor
            dot.alpha = 0.35 + 0.65 * fraction
            dot.layer.cornerRadius = Self.dotSide / 2
            addSubview(dot)
        }
        heightAnchor.constraint(equalToConstant: 18).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The two ends of the dot's way, horizontally in the view's coordinates.
    private var way: (start: CGFloat, end: CGFloat) {
        let start = Self.dotSide / 2
        let end = bounds.width * (1 - Self.room)
        return effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? (bounds.width - start, bounds.width - end) : (start, end)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
        goal.frame = CGRect(x: way.end - 1, y: bounds.midY - 9, width: 2, height: 18)
        for dot in dots {
            dot.bounds.size = CGSize(width: Self.dotSide, height: Self.dotSide)
            dot.center = CGPoint(x: way.end, y: bounds.midY)
        }
        standStill()
    }

    /// A layer loses its animations with its window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { standStill() }
    }

    /// Each dot is at the end; an animation that does not go on shows it where it was before.
    func standStill() {
        for (dot, fraction) in zip(dots, Self.fractions) {
            let animation = curve.makeAnimation(from: way.start, to: way.end)
            animation.speed = 0
            animation.timeOffset = animation.duration * fraction
            dot.layer.add(animation, forKey: Self.key)
        }
    }

    /// Lets the last dot go the way from its beginning.
    func play() {
        dots.last?.layer.add(curve.makeAnimation(from: way.start, to: way.end), forKey: Self.key)
    }
}
