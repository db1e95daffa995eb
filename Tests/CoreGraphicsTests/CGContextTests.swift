import CoreGraphics
import Testing

struct CGContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test("Fills and strokes are recorded with the colours of their moment")
    func colours() {
        let context = CGContext()
        context.setFillColor(red)
        context.fill(square)
        context.setStrokeColor(red)
        context.setLineWidth(3)
        context.stroke(square)
        let stroke = CGDrawing.Stroke(width: 3, cap: .butt, join: .miter, miterLimit: 10)
        #expect(
            context.drawing.commands == [
                .fill(CGPath(rect: square), .winding, red), .stroke(CGPath(rect: square), stroke, red),
            ])
    }

    @Test("Restoring brings back colours and coordinates; too many restores do nothing; open states are closed")
    func states() {
        let context = CGContext()
        context.saveGState()
        context.setFillColor(red)
        context.translateBy(x: 5, y: 0)
        #expect(context.ctm == CGAffineTransform(translationX: 5, y: 0))
        context.restoreGState()
        context.restoreGState()
        #expect(context.ctm.isIdentity)
        context.fill(square)
        context.saveGState()
        #expect(
            context.drawing.commands == [
                .saveState, .concatenate(CGAffineTransform(translationX: 5, y: 0)), .restoreState,
                .fill(CGPath(rect: square), .winding, CGColor(gray: 0, alpha: 1)), .saveState, .restoreState,
            ])
    }

    @Test("Painting uses the path up")
    func pathIsTaken() {
        let context = CGContext()
        context.addRect(square)
        context.fillPath(using: .evenOdd)
        context.fillPath()
        #expect(context.drawing.commands == [.fill(CGPath(rect: square), .evenOdd, CGColor(gray: 0, alpha: 1))])
    }

    @Test("Nothing that is not finite gets into a recording", arguments: [CGFloat.nan, .infinity])
    func notFinite(value: CGFloat) {
        let context = CGContext()
        let broken = CGRect(x: 0, y: 0, width: value, height: 1)
        context.fill(broken)
        context.clip(to: broken)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 1, y: value))
        context.addLine(to: CGPoint(x: 2, y: 2))
        context.fillPath()
        context.concatenate(CGAffineTransform(scaleX: value, y: 1))
        context.setLineWidth(value)
        context.stroke(square)
        #expect(context.drawing.commands == [])
        #expect(context.ctm.isIdentity)
    }

    @Test("Opacity is clamped")
    func alpha() {
        let context = CGContext()
        for alpha in [-1, 0.5, 2, CGFloat.nan] { context.setAlpha(alpha) }
        #expect(context.drawing.commands == [.setAlpha(0), .setAlpha(0.5), .setAlpha(1), .setAlpha(0)])
    }

    @Test("A drawing within another one closes nothing of it, is closed itself, and has its shadows where they fell")
    func embedding() {
        let shadow = CGDrawing.Shadow(offset: CGSize(width: 3, height: -4), blur: 6, color: red)
        let context = CGContext()
        context.scaleBy(x: 2, y: 2)
        context.draw(
            CGDrawing(commands: [.restoreState, .endLayer, .setShadow(shadow), .beginLayer, .restoreState, .saveState]),
            cutAt: square)
        #expect(
            context.drawing.commands == [
                .concatenate(CGAffineTransform(scaleX: 2, y: 2)), .saveState, .clip(CGPath(rect: square), .winding),
                .setShadow(CGDrawing.Shadow(offset: CGSize(width: 6, height: -8), blur: 12, color: red)), .beginLayer,
                .saveState, .restoreState, .endLayer, .restoreState,
            ])
    }
}
