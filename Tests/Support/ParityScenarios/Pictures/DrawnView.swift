import CoreGraphics
import UIKit

/// Draws with everything that a context offers.
@MainActor package final class DrawnView: UIView {
    override package init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
    }

    package required init?(coder: NSCoder) {
        nil
    }

    override package func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 10.5, dy: 20.25))
        context.saveGState()
        context.clip(to: bounds.insetBy(dx: 30, dy: 10))
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.rotate(by: 0.4)
        context.setAlpha(0.6)
        context.setFillColor(UIColor.orange.cgColor)
        context.fill(CGRect(x: -80, y: -12, width: 160, height: 24))
        context.restoreGState()
        context.setStrokeColor(UIColor.purple.cgColor)
        context.setLineWidth(3.5)
        context.setLineCap(.round)
        context.setLineJoin(.bevel)
        context.beginPath()
        context.move(to: CGPoint(x: 4, y: bounds.height - 4))
        context.addCurve(
            to: CGPoint(x: bounds.width - 4, y: 8), control1: CGPoint(x: 40, y: -40),
            control2: CGPoint(x: 90, y: 200))
        context.addLine(to: CGPoint(x: bounds.width - 30, y: bounds.height - 20))
        context.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 60, y: 100))
        context.strokePath()
        context.addRect(CGRect(x: 15, y: 15, width: 40, height: 40))
        context.addRect(CGRect(x: 25, y: 25, width: 20, height: 20))
        context.fillPath(using: .evenOdd)
    }
}
