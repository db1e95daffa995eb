/// A path that draws itself into the current context.
open class UIBezierPath: NSObjectProtocol, Hashable, CustomStringConvertible {
    let path = CGMutablePath()

    /// The width of the line in points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0

    public init() {}

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// `cornerRadii` are the radii across and down, reduced to half a side where they are larger.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        func radii(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
        path.addRoundedRect(
            in: rect, topLeft: radii(.topLeft), topRight: radii(.topRight), bottomRight: radii(.bottomRight),
            bottomLeft: radii(.bottomLeft))
    }

    /// Angles are in radians, from the right, clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    open var cgPath: CGPath {
        get { CGPath(segments: path.segments) }
        set {
            let segments = CGPath(segments: newValue.segments)
            path.removeAll()
            path.addPath(segments)
        }
    }

    /// The box around all end and control points; null for an empty path, as that of its `cgPath` is.
    open var bounds: CGRect {
        path.boundingBox
    }

    open var isEmpty: Bool {
        path.isEmpty
    }

    open var currentPoint: CGPoint {
        path.currentPoint
    }

    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }

    /// Angles are in radians, from the right, clockwise on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // What is clockwise here, where y grows downwards, Core Graphics calls counterclockwise.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() {
        path.closeSubpath()
    }

    open func removeAllPoints() {
        path.removeAll()
    }

    open func append(_ other: UIBezierPath) {
        path.addPath(CGPath(segments: other.path.segments))
    }

    open func apply(_ transform: CGAffineTransform) {
        cgPath = path.applying(transform)
    }

    /// Another path with the same outline and style.
    open func copy() -> Any {
        let copy = copyOfStyle()
        copy.cgPath = cgPath
        return copy
    }

    /// The same path, drawn from its end to its start.
    open func reversing() -> UIBezierPath {
        let reversed = copyOfStyle()
        reversed.path.addPath(path.reversed)
        return reversed
    }

    private func copyOfStyle() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        copy.dashPhase = dashPhase
        return copy
    }

    /// `pattern` holds `count` lengths of dashes and gaps in turn, in points; nil is an unbroken line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Gives what `setLineDash(_:count:phase:)` set: the number of lengths, the lengths if `pattern` has room for as many,
    /// and the phase.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        count?.pointee = dash.count
        phase?.pointee = dashPhase
        pattern?.update(from: dash, count: dash.count)
    }

    /// Fills the path with the current fill colour; does nothing outside of drawing.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha) { fill() }
    }

    /// Strokes the path with the current stroke colour; does nothing outside of drawing.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dash)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
    }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha) { stroke() }
    }

    private func draw(with blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }

    /// Keeps what is drawn later inside the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Identity

    open var hash: Int {
        var hasher = Hasher()
        hasher.combine(path)
        hasher.combine(lineWidth)
        return hasher.finalize()
    }

    /// The same elements in the same style.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
            && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
            && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash && dashPhase == other.dashPhase
    }

    open var description: String { identityDescription }

    public static func == (left: UIBezierPath, right: UIBezierPath) -> Bool {
        left === right || left.isEqual(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
