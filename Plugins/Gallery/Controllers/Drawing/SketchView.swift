import UIKit

/// Draws a sketch on a square of 60 in its middle.
final class SketchView: UIView {
    private let sketch: Sketch

    init(_ sketch: Sketch) {
        self.sketch = sketch
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: bounds.midX - 30, y: bounds.midY - 30)
        switch sketch {
        case .curves: drawCurves()
        case .dashes: drawDashes()
        case .rounds: drawGradients(context)
        case .blends: drawBlends(context)
        case .shadows: drawShadow(context)
        case .rotation: drawRotation(context)
        case .clips: drawClip()
        case .words: drawWords(context)
        case .rules: drawRules()
        }
    }

    private func drawCurves() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 44))
        path.addCurve(
            to: CGPoint(x: 60, y: 16), controlPoint1: CGPoint(x: 18, y: -30), controlPoint2: CGPoint(x: 42, y: 90))
        path.lineWidth = 4
        path.lineCapStyle = .round
        tintColor.setStroke()
        path.stroke()
        UIColor.systemOrange.setFill()
        for end in [CGPoint(x: 0, y: 44), CGPoint(x: 60, y: 16)] {
            UIBezierPath(ovalIn: CGRect(x: end.x - 4, y: end.y - 4, width: 8, height: 8)).fill()
        }
    }

    private func drawDashes() {
        let patterns: [([CGFloat], CGLineCap)] = [([12, 6], .butt), ([0, 8], .round), ([16, 6, 4, 6], .square)]
        tintColor.setStroke()
        for (index, (pattern, cap)) in patterns.enumerated() {
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 12 + 18 * index))
            line.addLine(to: CGPoint(x: 60, y: 12 + 18 * index))
            line.lineWidth = 4
            line.lineCapStyle = cap
            line.setLineDash(pattern, count: pattern.count, phase: 0)
            line.stroke()
        }
    }

    private func drawGradients(_ context: CGContext) {
        let colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor] as CFArray
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        context.saveGState()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 4, width: 60, height: 22), cornerRadius: 6).addClip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 60, y: 0), options: [])
        context.restoreGState()
        context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 24, y: 40), startRadius: 0, endCenter: CGPoint(x: 30, y: 44),
            endRadius: 14, options: [])
    }

    private func drawBlends(_ context: CGContext) {
        context.beginTransparencyLayer()
        context.setBlendMode(traitCollection.userInterfaceStyle == .dark ? .screen : .multiply)
        let colors: [UIColor] = [.systemCyan, .systemPink, .systemYellow]
        for (index, color) in colors.enumerated() {
            let angle = CGFloat(index) * 2 * .pi / 3 - .pi / 2
            color.setFill()
            context.fillEllipse(
                in: CGRect(x: 30 + 12 * cos(angle) - 18, y: 32 + 12 * sin(angle) - 18, width: 36, height: 36))
        }
        context.endTransparencyLayer()
    }

    private func drawShadow(_ context: CGContext) {
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 8, color: UIColor(white: 0, alpha: 0.5).cgColor)
        UIColor.systemYellow.setFill()
        UIBezierPath(roundedRect: CGRect(x: 8, y: 10, width: 44, height: 36), cornerRadius: 8).fill()
    }

    private func drawRotation(_ context: CGContext) {
        context.translateBy(x: 30, y: 30)
        for step in 0..<12 {
            tintColor.withAlphaComponent(0.2 + 0.8 * CGFloat(step) / 12).setFill()
            UIBezierPath(roundedRect: CGRect(x: -3, y: -28, width: 6, height: 14), cornerRadius: 3).fill()
            context.rotate(by: .pi / 6)
        }
    }

    private func drawClip() {
        UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 52, height: 52)).addClip()
        for stripe in 0..<8 {
            (stripe.isMultiple(of: 2) ? UIColor.systemRed : .systemBackground).setFill()
            UIRectFill(CGRect(x: 0, y: CGFloat(stripe) * 8, width: 60, height: 8))
        }
    }

    private func drawWords(_ context: CGContext) {
        context.translateBy(x: 30, y: 30)
        context.rotate(by: -.pi / 8)
        let word = NSAttributedString(
            string: "Abc",
            attributes: [.font: UIFont.systemFont(ofSize: 28, weight: .heavy), .foregroundColor: UIColor.label])
        let size = word.size()
        word.draw(at: CGPoint(x: -size.width / 2, y: -size.height / 2))
    }

    private func drawRules() {
        let star = UIBezierPath()
        for point in 0..<5 {
            let angle = CGFloat(point) * 4 * .pi / 5 - .pi / 2
            let corner = CGPoint(x: 30 + 30 * cos(angle), y: 32 + 30 * sin(angle))
            if point == 0 { star.move(to: corner) } else { star.addLine(to: corner) }
        }
        star.close()
        star.usesEvenOddFillRule = true
        UIColor.systemPurple.setFill()
        star.fill()
    }
}
