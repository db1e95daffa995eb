/// One of the two directions of a compositional layout. Horizontal lengths run from the leading side to the trailing one.
enum CompositionalAxis: Sendable {
    case horizontal
    case vertical

    var other: CompositionalAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    /// The length along an axis, in points.
    subscript(axis: CompositionalAxis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}

extension CGPoint {
    /// The place along an axis, in points.
    subscript(axis: CompositionalAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal { x = newValue } else { y = newValue }
        }
    }
}

extension CGRect {
    /// The lower end along an axis, in points.
    func start(along axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? minX : minY }

    /// The upper end along an axis, in points.
    func end(along axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension NSDirectionalEdgeInsets {
    /// The inset at the lower end of an axis, in points.
    func start(along axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? leading : top }

    /// The inset at the upper end of an axis, in points.
    func end(along axis: CompositionalAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }

    /// The sum of both insets of an axis, in points.
    func sum(along axis: CompositionalAxis) -> CGFloat { start(along: axis) + end(along: axis) }
}
