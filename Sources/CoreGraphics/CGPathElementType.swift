/// The kinds of a path's steps.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// The element has one point, at which a subpath begins.
    case moveToPoint = 0
    /// The element has one point, the end of the line.
    case addLineToPoint = 1
    /// The control point and the end.
    case addQuadCurveToPoint = 2
    /// Two control points and the end.
    case addCurveToPoint = 3
    /// The element has no point.
    case closeSubpath = 4
}
