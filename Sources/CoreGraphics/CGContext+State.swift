extension CGContext {
    public func setFillColor(_ color: CGColor) {
        change { $0.fillColor = color }
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    public func setStrokeColor(_ color: CGColor) {
        change { $0.strokeColor = color }
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    public func setLineWidth(_ width: CGFloat) {
        change { $0.stroke.width = width }
    }

    public func setLineCap(_ cap: CGLineCap) {
        change { $0.stroke.cap = cap }
    }

    public func setLineJoin(_ join: CGLineJoin) {
        change { $0.stroke.join = join }
    }

    public func setMiterLimit(_ limit: CGFloat) {
        change { $0.stroke.miterLimit = limit }
    }

    /// Lengths of dashes and gaps in turn, in points; none, and lengths of which no line can be made, give an unbroken
    /// line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        change {
            $0.stroke.dash = CGDrawing.Stroke.isUsable(dash: lengths) ? lengths : []
            $0.stroke.dashPhase = phase.isFinite ? phase : 0
        }
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

    /// The box around everything that clips let through, in user space.
    public var boundingBoxOfClipPath: CGRect {
        state.clipBox.applying(state.transform.inverted())
    }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
        point.applying(ctm)
    }

    /// The box around the rectangle in device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
        rect.applying(ctm)
    }

    public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
        size.applying(ctm)
    }

    /// The box around the rectangle in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(ctm.inverted())
    }

    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(ctm.inverted())
    }

    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(ctm.inverted())
    }
}
