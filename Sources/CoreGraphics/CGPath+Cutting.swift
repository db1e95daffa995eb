extension CGPath {
    /// No coordinate, in points, is taken for larger: its products with any transform that is drawn with are finite.
    private static let farthest: CGFloat = 1e15

    /// The path where `transform` has it, as far as it lies within `box`; what is beyond runs along the box's sides.
    ///
    /// An area that the path surrounds is the same within the box, by either rule. So is a line along the path, further inside of the
    /// box than the line reaches beside the path.
    ///
    /// - Parameters:
    ///   - box: The rectangle that is kept, in the space to which `transform` leads. It is finite.
    ///   - isArea: Whether the path is filled or clips. An area ends where it begins also if its path is open, and the line that closes
    ///     it may go through the box. A path that is stroked stays open.
    /// - Returns: a path that begins with a move and has no quadratic curves, each of whose points lies within the box. A coordinate
    ///   that is not a number counts as 0.
    package func placed(by transform: CGAffineTransform, within box: CGRect, isArea: Bool) -> CGPath {
        var cutter = PathCutter(box: box, isArea: isArea)
        for segment in segments { cutter.add(segment.within(Self.farthest).applying(transform)) }
        cutter.finish()
        return CGPath(segments: cutter.segments)
    }
}

extension CGPathSegment {
    fileprivate func within(_ farthest: CGFloat) -> CGPathSegment {
        func within(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -farthest), farthest) }
        func within(_ point: CGPoint) -> CGPoint { CGPoint(x: within(point.x), y: within(point.y)) }
        return switch self {
        case .move(let point): .move(within(point))
        case .line(let point): .line(within(point))
        case .quadCurve(let control, let end): .quadCurve(control: within(control), end: within(end))
        case .curve(let control1, let control2, let end):
            .curve(control1: within(control1), control2: within(control2), end: within(end))
        case .close: .close
        }
    }
}
