/// Replaces what lies outside of a box by lines along its sides: each point beyond goes to the nearest point of the box.
///
/// That point moves without a jump, and never through the box. So a point within the box has the same lines around it, in the same
/// directions, and is inside of the area exactly if it was before, by either rule. Within the box nothing is bent or moved, as it would be
/// if ends and control points alone were moved.
struct PathCutter {
    /// The result. It begins with a move, and has no quadratic curves.
    private(set) var segments: [CGPathSegment] = []

    private let box: CGRect
    /// Whether the path is filled or clips, so that each subpath ends where it begins even if nobody closes it.
    private let isArea: Bool
    /// The point at which the subpath begins, uncut.
    private var start: CGPoint?
    /// The end of the last segment, where it is.
    private var last = CGPoint.zero
    /// The number of the last segments that are lines outside of the box.
    private var linesOutside = 0

    /// How often a curve is halved that goes in and out, which bounds the time that it takes. A curve as long as a thousand million
    /// points is flat much earlier.
    private static let mostHalvings = 24
    /// How far a line may be from the part of a curve that it stands for. Such parts lie across the box's sides.
    private static let tolerance: CGFloat = 0.05

    init(box: CGRect, isArea: Bool) {
        self.box = box
        self.isArea = isArea
    }

    /// Ends the last subpath. Nothing may be added after this.
    mutating func finish() {
        if isArea { leadBackToStart() }
    }

    mutating func add(_ segment: CGPathSegment) {
        switch segment {
        case .move(let point):
            move(to: point)
        case .line(let end):
            if start == nil { move(to: end) }
            addLine(to: end)
        case .quadCurve(let control, let end):
            if start == nil { move(to: control) }
            add(CubicCurve(quadratic: last, control, end, beginsSubpath: false), halvings: 0)
        case .curve(let control1, let control2, let end):
            if start == nil { move(to: control1) }
            add(
                CubicCurve(
                    start: last, control1: control1, control2: control2, end: end, isLine: false, beginsSubpath: false),
                halvings: 0)
        case .close:
            guard let start else { return }
            leadBackToStart()
            segments.append(.close)
            linesOutside = 0
            last = start
        }
    }

    /// Goes to where the subpath begins, but for the last straight stretch, which whoever draws the result adds.
    ///
    /// The line back may go through the box though both of its ends are outside, so the one between their nearest points is another.
    private mutating func leadBackToStart() {
        guard let start, !(box.holds(last) && box.holds(start)) else { return }
        addLine(to: start)
        if case .line = segments.last { segments.removeLast() }
        linesOutside = 0
    }

    private mutating func move(to point: CGPoint) {
        if isArea { leadBackToStart() }
        (start, last) = (point, point)
        linesOutside = 0
        segments.append(.move(nearest(to: point)))
    }

    private mutating func addLine(to end: CGPoint) {
        defer { last = end }
        if box.holds(last), box.holds(end) {
            linesOutside = 0
            segments.append(.line(end))
            return
        }
        if !box.isBesides(last, end) { addCrossings(from: last, to: end) }
        addNearest(to: end)
    }

    /// The points at which the line crosses the sides of the box, or what continues these.
    private mutating func addCrossings(from start: CGPoint, to end: CGPoint) {
        let (across, down) = (end.x - start.x, end.y - start.y)
        var crossings: [CGFloat] = []
        // What is parallel to a side stays so.
        guard across != 0, down != 0 else { return }
        for side in [box.minX, box.maxX] where (start.x < side) != (end.x < side) {
            crossings.append((side - start.x) / across)
        }
        for side in [box.minY, box.maxY] where (start.y < side) != (end.y < side) {
            crossings.append((side - start.y) / down)
        }
        for part in crossings.sorted() {
            addNearest(to: CGPoint(x: start.x + across * part, y: start.y + down * part))
        }
    }

    /// A line to the box's nearest point; lines one after the other along one side become one.
    private mutating func addNearest(to point: CGPoint) {
        let point = nearest(to: point)
        guard box.isOnSide(point) else {
            linesOutside = 0
            segments.append(.line(point))
            return
        }
        let count = segments.count
        if linesOutside > 0, case .line(let before) = segments[count - 1], let first = segments[count - 2].end,
            (first.x == before.x && before.x == point.x && (point.x == box.minX || point.x == box.maxX))
                || (first.y == before.y && before.y == point.y && (point.y == box.minY || point.y == box.maxY))
        {
            segments[count - 1] = .line(point)
            return
        }
        linesOutside += 1
        segments.append(.line(point))
    }

    private mutating func add(_ curve: CubicCurve, halvings: Int) {
        if box.holds(curve.start), box.holds(curve.control1), box.holds(curve.control2), box.holds(curve.end) {
            linesOutside = 0
            segments.append(.curve(control1: curve.control1, control2: curve.control2, end: curve.end))
            last = curve.end
        } else if box.isBesides(curve.start, curve.control1, curve.control2, curve.end) {
            addNearest(to: curve.end)
            last = curve.end
        } else if halvings == Self.mostHalvings || curve.isFlat(within: Self.tolerance) {
            addLine(to: curve.end)
        } else {
            let (first, second) = curve.split(at: 0.5)
            add(first, halvings: halvings + 1)
            add(second, halvings: halvings + 1)
        }
    }

    private func nearest(to point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(point.x, box.minX), box.maxX), y: min(max(point.y, box.minY), box.maxY))
    }
}

extension CGRect {
    /// Whether the point is inside or on a side.
    fileprivate func holds(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    fileprivate func isOnSide(_ point: CGPoint) -> Bool {
        point.x == minX || point.x == maxX || point.y == minY || point.y == maxY
    }

    /// Whether all of these are beyond one of the sides: then so is what is between them.
    fileprivate func isBesides(_ points: CGPoint...) -> Bool {
        points.allSatisfy { $0.x < minX } || points.allSatisfy { $0.x > maxX } || points.allSatisfy { $0.y < minY }
            || points.allSatisfy { $0.y > maxY }
    }
}

extension CubicCurve {
    /// Whether the curve keeps within this distance of the line from its start to its end.
    fileprivate func isFlat(within distance: CGFloat) -> Bool {
        // A curve lies between its control points, whose distances from those of the line shrink to a quarter with each halving.
        func isNear(_ point: CGPoint, _ part: CGFloat) -> Bool {
            abs(point.x - start.x - (end.x - start.x) * part) <= distance
                && abs(point.y - start.y - (end.y - start.y) * part) <= distance
        }
        return isNear(control1, 1 / 3) && isNear(control2, 2 / 3)
    }
}
