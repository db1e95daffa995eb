/// The kinds of a path's steps.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// One point.
    case moveToPoint = 0
    /// One point.
    case addLineToPoint = 1
    /// The control point and the end.
    case addQuadCurveToPoint = 2
    /// Two control points and the end.
    case addCurveToPoint = 3
    /// No point.
    case closeSubpath = 4
}
