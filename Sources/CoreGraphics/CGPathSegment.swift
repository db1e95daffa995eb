/// One step of a path. Coordinates are in the space of whoever uses the path.
package enum CGPathSegment: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
}

extension CGPathSegment {
    /// The point at which the segment ends; nil for one that closes.
    package var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(_, let point), .curve(_, _, let point): point
        case .close: nil
        }
    }

    /// Control points first, the end last.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    func applying(_ transform: CGAffineTransform) -> CGPathSegment {
        if transform.isIdentity { return self }
        switch self {
        case .move(let point): return .move(point.applying(transform))
        case .line(let point): return .line(point.applying(transform))
        case .quadCurve(let control, let end):
            return .quadCurve(control: control.applying(transform), end: end.applying(transform))
        case .curve(let control1, let control2, let end):
            return .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform))
        case .close: return .close
        }
    }
}

extension [CGPathSegment] {
    /// The end of the last segment; zero while there is none.
    var currentPoint: CGPoint {
        guard let last else { return .zero }
        if let end = last.end { return end }
        // A close goes back to the last move.
        for case .move(let start) in reversed() { return start }
        return .zero
    }
}
