import UIKit

/// Bars over days, beside a line for what was before and a dashed one for the goal.
final class ChartView: UIView {
    /// One for each day, as high as the scale at most.
    var values: [CGFloat] = [] { didSet { setNeedsDisplay() } }
    var earlierValues: [CGFloat] = [] { didSet { setNeedsDisplay() } }
    var days: [String] = [] { didSet { setNeedsDisplay() } }
    var unit = "" { didSet { setNeedsDisplay() } }
    var goal: CGFloat = 0 { didSet { setNeedsDisplay() } }
    var top: CGFloat = 1 { didSet { setNeedsDisplay() } }

    private static let lineColor = UIColor.systemOrange
    private static let lines = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !values.isEmpty else { return }
        drawScale()
        drawUnit(context)
        for (index, value) in values.enumerated() { drawBar(index, value, context) }
        drawDays()
        drawEarlier()
        drawGoal()
    }

    // MARK: Places

    private var isMirrored: Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The area of the bars; the rest is for the words around them.
    private var plot: CGRect {
        CGRect(
            x: isMirrored ? 2 : 46, y: 8, width: max(bounds.width - 48, 0), height: max(bounds.height - 32, 0))
    }

    private var step: CGFloat {
        plot.width / CGFloat(values.count)
    }

    /// The middle of a day.
    private func x(_ index: Int) -> CGFloat {
        let distance = (CGFloat(index) + 0.5) * step
        return isMirrored ? plot.maxX - distance : plot.minX + distance
    }

    private func y(_ value: CGFloat) -> CGFloat {
        plot.maxY - value / top * plot.height
    }

    private var attributes: [NSAttributedString.Key: Any] {
        [.font: UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .regular), .foregroundColor: UIColor.quietText]
    }

    // MARK: Drawing

    private func drawScale() {
        for index in 0...Self.lines {
            let value = top * CGFloat(index) / CGFloat(Self.lines)
            let line = UIBezierPath()
            line.move(to: CGPoint(x: plot.minX, y: y(value).rounded() + 0.5))
            line.addLine(to: CGPoint(x: plot.maxX, y: y(value).rounded() + 0.5))
            (index == 0 ? UIColor.quietText : .separator).setStroke()
            line.stroke()
            let text = "\(Int(value))" as NSString
            let size = text.size(withAttributes: attributes)
            let left = isMirrored ? plot.maxX + 8 : plot.minX - 8 - size.width
            text.draw(at: CGPoint(x: left, y: y(value) - size.height / 2), withAttributes: attributes)
        }
    }

    /// Upwards, along the outer edge.
    private func drawUnit(_ context: CGContext) {
        let text = unit as NSString
        let size = text.size(withAttributes: attributes)
        context.saveGState()
        context.translateBy(x: isMirrored ? bounds.maxX - size.height / 2 : size.height / 2, y: plot.midY)
        context.rotate(by: -.pi / 2)
        text.draw(at: CGPoint(x: -size.width / 2, y: -size.height / 2), withAttributes: attributes)
        context.restoreGState()
    }

    private func drawBar(_ index: Int, _ value: CGFloat, _ context: CGContext) {
        let width = (step * 0.56).rounded()
        let bar = CGRect(x: x(index) - width / 2, y: y(value), width: width, height: plot.maxY - y(value))
        let colors = [tintColor.cgColor, tintColor.withAlphaComponent(0.45).cgColor] as CFArray
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        context.saveGState()
        UIBezierPath(
            roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 5, height: 5)
        ).addClip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: bar.midX, y: bar.minY), end: CGPoint(x: bar.midX, y: bar.maxY), options: [])
        context.restoreGState()
    }

    private func drawDays() {
        for (index, day) in days.enumerated() {
            let text = day as NSString
            let size = text.size(withAttributes: attributes)
            text.draw(at: CGPoint(x: x(index) - size.width / 2, y: plot.maxY + 6), withAttributes: attributes)
        }
    }

    private func drawEarlier() {
        let points = earlierValues.enumerated().map { CGPoint(x: x($0), y: y($1)) }
        guard let first = points.first else { return }
        let line = UIBezierPath()
        line.move(to: first)
        for point in points.dropFirst() { line.addLine(to: point) }
        line.lineWidth = 2
        line.lineJoinStyle = .round
        Self.lineColor.setStroke()
        line.stroke()
        for point in points {
            let dot = UIBezierPath(ovalIn: CGRect(x: point.x - 3.5, y: point.y - 3.5, width: 7, height: 7))
            UIColor.systemBackground.setFill()
            dot.fill()
            dot.lineWidth = 2
            dot.stroke()
        }
    }

    private func drawGoal() {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: plot.minX, y: y(goal)))
        line.addLine(to: CGPoint(x: plot.maxX, y: y(goal)))
        line.lineWidth = 1.5
        line.setLineDash([6, 4], count: 2, phase: 0)
        UIColor.label.setStroke()
        line.stroke()
    }
}
