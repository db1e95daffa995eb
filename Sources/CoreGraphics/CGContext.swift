/// Records drawing commands, so that they can be drawn at any scale and in another process.
///
/// Coordinates are in points; y grows downwards, as in a UIKit graphics context.
public final class CGContext {
    private struct State {
        var transform = CGAffineTransform.identity
        var fillColor = CGColor(gray: 0, alpha: 1)
        var strokeColor = CGColor(gray: 0, alpha: 1)
        var stroke = CGDrawing.Stroke()
    }

    private var state = State()
    private var savedStates: [State] = []
    private var currentPath = CGMutablePath()
    private var commands: [CGDrawing.Command] = []

    package init() {}

    /// What was recorded so far; states that are still saved are restored at its end.
    package var drawing: CGDrawing {
        CGDrawing(commands: commands + savedStates.map { _ in .restoreState })
    }

    // MARK: State

    public func saveGState() {
        savedStates.append(state)
        commands.append(.saveState)
    }

    /// Does nothing when no state is saved.
    public func restoreGState() {
        guard let saved = savedStates.popLast() else { return }
        state = saved
        commands.append(.restoreState)
    }

    public func setAlpha(_ alpha: CGFloat) {
        commands.append(.setAlpha(alpha.isNaN ? 0 : min(max(alpha, 0), 1)))
    }

    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    public func setLineWidth(_ width: CGFloat) {
        state.stroke.width = width
    }

    public func setLineCap(_ cap: CGLineCap) {
        state.stroke.cap = cap
    }

    public func setLineJoin(_ join: CGLineJoin) {
        state.stroke.join = join
    }

    public func setMiterLimit(_ limit: CGFloat) {
        state.stroke.miterLimit = limit
    }

    // MARK: Coordinates

    /// The transform from user space to the recorded area.
    public var ctm: CGAffineTransform {
        state.transform
    }

    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.isFinite else { return }
        state.transform = transform.concatenating(state.transform)
        commands.append(.concatenate(transform))
    }

    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    // MARK: Path

    public func beginPath() {
        currentPath = CGMutablePath()
    }

    public func move(to point: CGPoint) {
        currentPath.move(to: point)
    }

    public func addLine(to point: CGPoint) {
        currentPath.addLine(to: point)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control)
    }

    public func addRect(_ rect: CGRect) {
        currentPath.addRect(rect)
    }

    public func addEllipse(in rect: CGRect) {
        currentPath.addEllipse(in: rect)
    }

    public func addPath(_ path: CGPath) {
        currentPath.addPath(path)
    }

    public func closePath() {
        currentPath.closeSubpath()
    }

    private func takePath() -> CGPath {
        defer { currentPath = CGMutablePath() }
        return CGPath(segments: currentPath.segments)
    }

    // MARK: Painting

    public func fillPath(using rule: CGPathFillRule = .winding) {
        paint(fill: takePath(), rule)
    }

    public func strokePath() {
        paint(stroke: takePath())
    }

    public func fill(_ rect: CGRect) {
        paint(fill: CGPath(rect: rect), .winding)
    }

    public func stroke(_ rect: CGRect) {
        paint(stroke: CGPath(rect: rect))
    }

    public func fillEllipse(in rect: CGRect) {
        paint(fill: CGPath(ellipseIn: rect), .winding)
    }

    public func strokeEllipse(in rect: CGRect) {
        paint(stroke: CGPath(ellipseIn: rect))
    }

    public func clip(using rule: CGPathFillRule = .winding) {
        clip(takePath(), rule)
    }

    public func clip(to rect: CGRect) {
        clip(CGPath(rect: rect), .winding)
    }

    private func clip(_ path: CGPath, _ rule: CGPathFillRule) {
        guard path.isFinite else { return }
        commands.append(.clip(path, rule))
    }

    /// Draws `image` upright into `rect`, stretched to fill it.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard rect.isFinite else { return }
        commands.append(.image(image, rect))
    }

    package func draw(_ text: StyledText, in rect: CGRect) {
        guard rect.isFinite else { return }
        commands.append(.text(text, rect))
    }

    private func paint(fill path: CGPath, _ rule: CGPathFillRule) {
        guard !path.isEmpty, path.isFinite else { return }
        commands.append(.fill(path, rule, state.fillColor))
    }

    private func paint(stroke path: CGPath) {
        guard !path.isEmpty, path.isFinite, state.stroke.width > 0, state.stroke.width.isFinite else { return }
        commands.append(.stroke(path, state.stroke, state.strokeColor))
    }
}
