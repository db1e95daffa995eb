extension CGContext {
    public func beginPath() {
        _ = takePath()
    }

    public func move(to point: CGPoint) {
        currentPath.move(to: point)
    }

    public func addLine(to point: CGPoint) {
        currentPath.addLine(to: point)
    }

    public func addLines(between points: [CGPoint]) {
        currentPath.addLines(between: points)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control)
    }

    /// Angles are in radians. `clockwise` is as seen where y grows upwards: on the screen it is the other way round.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    public func addRect(_ rect: CGRect) {
        currentPath.addRect(rect)
    }

    public func addRects(_ rects: [CGRect]) {
        currentPath.addRects(rects)
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

    /// A copy of what was added since the path was painted or begun anew; nil when there is nothing.
    public var path: CGPath? {
        currentPath.isEmpty ? nil : currentPath.copy()
    }

    public var isPathEmpty: Bool {
        currentPath.isEmpty
    }

    public var currentPointOfPath: CGPoint {
        currentPath.currentPoint
    }

    /// The box around all end and control points of the current path; null where there is none.
    public var boundingBoxOfPath: CGRect {
        currentPath.boundingBox
    }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        currentPath.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
}
