/// A path that draws itself into the current context.
@MainActor open class UIBezierPath {
    private let path = CGMutablePath()

    /// In points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var usesEvenOddFillRule = false

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

    open var cgPath: CGPath {
        path.copy() ?? CGPath(rect: .zero)
    }

    open var bounds: CGRect {
        path.boundingBox
    }

    open var isEmpty: Bool {
        path.isEmpty
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

    open func close() {
        path.closeSubpath()
    }

    open func append(_ other: UIBezierPath) {
        path.addPath(other.path)
    }

    /// Fills the path with the current fill colour; does nothing outside of drawing.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path with the current stroke colour; does nothing outside of drawing.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
    }
}

extension UIColor {
    /// Makes this the colour of later fills and strokes in the current context.
    @MainActor public func set() {
        setFill()
        setStroke()
    }

    @MainActor public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    @MainActor public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}

/// Fills `rect` with the current fill colour.
@MainActor public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}
