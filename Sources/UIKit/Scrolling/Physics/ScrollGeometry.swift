/// What somebody has to know who scrolls something: both axes, and how it behaves.
package struct ScrollGeometry: Hashable, Sendable {
    package var horizontal: ScrollAxis
    package var vertical: ScrollAxis
    /// Whether it comes to rest at whole multiples of what is seen.
    package var isPaging: Bool
    /// Whether a drag that began along one axis stays on it.
    package var isDirectionalLock: Bool
    /// The factor by which the speed of a fling falls in a millisecond.
    package var decelerationRate: CGFloat

    package init(
        horizontal: ScrollAxis, vertical: ScrollAxis, isPaging: Bool = false, isDirectionalLock: Bool = false,
        decelerationRate: CGFloat = UIScrollView.DecelerationRate.normal.rawValue
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.isPaging = isPaging
        self.isDirectionalLock = isDirectionalLock
        self.decelerationRate = decelerationRate
    }

    /// The nearest offset at which the content rests.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
    }

    /// Where content is shown that a finger has drawn to `offset`.
    package func resisted(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.resisted(offset.x), y: vertical.resisted(offset.y))
    }

    package func unresisted(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.unresisted(offset.x), y: vertical.unresisted(offset.y))
    }

    /// Whether something lies beyond its ends and will come back.
    package func isStretched(at offset: CGPoint) -> Bool {
        clamped(offset) != offset
    }

    /// Whether a drag in a direction moves the content: along the axis on which it goes further.
    ///
    /// - Parameter way: How far the finger went, in points.
    package func isDraggable(along way: CGVector) -> Bool {
        abs(way.dx) > abs(way.dy) ? horizontal.isDraggable : vertical.isDraggable
    }

    /// Whether a drag in a direction leads to what was not seen before, and not beyond an end.
    package func hasMore(along way: CGVector, at offset: CGPoint) -> Bool {
        func hasMore(_ axis: ScrollAxis, _ way: CGFloat, _ offset: CGFloat) -> Bool {
            way > 0 ? offset > axis.lowest : offset < axis.highest
        }
        return abs(way.dx) > abs(way.dy)
            ? hasMore(horizontal, way.dx, offset.x) : hasMore(vertical, way.dy, offset.y)
    }

    /// Where content that is let go comes to rest: at a page, where it is one of pages; else where the fling takes it, within the ends.
    ///
    /// - Parameters:
    ///   - start: The offset at which the drag began.
    ///   - speed: Of the offset, in points per second.
    package func target(from offset: CGPoint, start: CGPoint, speed: CGVector) -> CGPoint {
        guard isPaging else {
            return clamped(
                CGPoint(
                    x: ScrollCurve.end(from: offset.x, speed: speed.dx, rate: decelerationRate),
                    y: ScrollCurve.end(from: offset.y, speed: speed.dy, rate: decelerationRate)))
        }
        return CGPoint(
            x: PageStop.offset(from: offset.x, start: start.x, speed: speed.dx, on: horizontal),
            y: PageStop.offset(from: offset.y, start: start.y, speed: speed.dy, on: vertical))
    }

    /// How content moves that is let go: as far as the fling takes it, or to its page.
    package func motion(from offset: CGPoint, start: CGPoint, speed: CGVector) -> ScrollMotion {
        guard isPaging else { return ScrollMotion(from: offset, speed: speed, within: self) }
        return ScrollMotion(from: offset, speed: speed, to: target(from: offset, start: start, speed: speed))
    }
}
