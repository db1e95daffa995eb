/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(segments: [])
    }

    override package init(segments: [CGPathSegment]) {
        super.init(segments: segments)
    }

    /// The end of the last segment; zero while there is none.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for segment in segments {
            switch segment {
            case .move(let point):
                start = point
                current = point
            case .line(let point):
                current = point
            case .quadCurve(_, let end), .curve(_, _, let end):
                current = end
            case .close:
                current = start
            }
        }
        return current
    }

    public func move(to point: CGPoint) {
        segments.append(.move(point))
    }

    public func addLine(to point: CGPoint) {
        segments.append(.line(point))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        segments.append(.quadCurve(control: control, end: end))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        segments.append(.curve(control1: control1, control2: control2, end: end))
    }

    public func closeSubpath() {
        segments.append(.close)
    }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() {
            addLine(to: point)
        }
    }

    public func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    public func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }

    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let rx = min(max(cornerWidth, 0), rect.width / 2)
        let ry = min(max(cornerHeight, 0), rect.height / 2)
        guard rx > 0, ry > 0 else {
            addRect(rect)
            return
        }
        // The control-point distance at which a cubic curve comes closest to a quarter of a circle.
        let kappa: CGFloat = 0.552_284_749_8
        let (cx, cy) = (rx * (1 - kappa), ry * (1 - kappa))
        move(to: CGPoint(x: rect.minX + rx, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - rx, y: rect.minY))
        addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + ry),
            control1: CGPoint(x: rect.maxX - cx, y: rect.minY), control2: CGPoint(x: rect.maxX, y: rect.minY + cy))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - ry))
        addCurve(
            to: CGPoint(x: rect.maxX - rx, y: rect.maxY),
            control1: CGPoint(x: rect.maxX, y: rect.maxY - cy), control2: CGPoint(x: rect.maxX - cx, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX + rx, y: rect.maxY))
        addCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - ry),
            control1: CGPoint(x: rect.minX + cx, y: rect.maxY), control2: CGPoint(x: rect.minX, y: rect.maxY - cy))
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + ry))
        addCurve(
            to: CGPoint(x: rect.minX + rx, y: rect.minY),
            control1: CGPoint(x: rect.minX, y: rect.minY + cy), control2: CGPoint(x: rect.minX + cx, y: rect.minY))
        closeSubpath()
    }

    public func addPath(_ path: CGPath) {
        segments.append(contentsOf: path.segments)
    }
}
