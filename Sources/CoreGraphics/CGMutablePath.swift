/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(segments: [])
    }

    override package init(segments: [CGPathSegment]) {
        super.init(segments: segments)
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        segments.append(.move(point.applying(transform)))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        segments.append(.line(point.applying(transform)))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        segments.append(.quadCurve(control: control, end: end).applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        segments.append(.curve(control1: control1, control2: control2, end: end).applying(transform))
    }

    public func closeSubpath() {
        segments.append(.close)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        segments.append(contentsOf: path.applying(transform).segments)
    }

    package func removeAll() {
        segments = []
    }
}
