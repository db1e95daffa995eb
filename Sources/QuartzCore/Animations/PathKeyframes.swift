import CoreGraphics

/// The keyframes of a point that goes along a path. A curve is gone along in straight steps.
struct PathKeyframes {
    /// A line or a curve of the path, and where it begins.
    private struct Stretch {
        let start: CGPoint
        let segment: CGPathSegment

        var isLine: Bool {
            if case .line = segment { true } else { false }
        }

        /// The point at a parameter from 0 to 1.
        func point(at t: CGFloat) -> CGPoint {
            let u = 1 - t
            func sum(_ parts: (CGFloat, CGPoint)...) -> CGPoint {
                parts.reduce(into: .zero) {
                    $0.x += $1.0 * $1.1.x
                    $0.y += $1.0 * $1.1.y
                }
            }
            return switch segment {
            case .quadCurve(let control, let end): sum((u * u, start), (2 * u * t, control), (t * t, end))
            case .curve(let one, let other, let end):
                sum((u * u * u, start), (3 * u * u * t, one), (3 * u * t * t, other), (t * t * t, end))
            case .line(let end), .move(let end): sum((u, start), (t, end))
            case .close: start
            }
        }
    }

    /// The most points that an animation has: a host takes at most 1024 from a plugin (docs/Protocol.md).
    static let mostPoints = 1000
    /// The most steps along one curve.
    private static let mostSteps = 32

    private(set) var points: [CGPoint] = []
    /// When each point is reached, from 0 to 1.
    private(set) var times: [Double] = []
    /// The pace from each point to the next; none where it is even throughout.
    private(set) var curves: [TimingCurve] = []

    /// Nil where the path has no line and no curve, or too many of them, and where times and paces do not fit to them.
    ///
    /// - Parameters:
    ///   - times: When each corner is reached, the first and the last point among them; nil is at equal distances. Where the point jumps
    ///     there is one more, the end of the last corner.
    ///   - paces: The pace along each line and curve; none where it is even.
    ///   - isDiscrete: Whether the point jumps from corner to corner.
    init?(_ path: CGPath, times: [Double]?, paces: [TimingCurve], isDiscrete: Bool) {
        let stretches = Self.stretches(of: path)
        guard let first = stretches.first, stretches.count < Self.mostPoints,
            paces.isEmpty || paces.count == stretches.count
        else { return nil }
        let ends = stretches.count + (isDiscrete ? 1 : 0)
        let corners = times ?? (0...ends).map { Double($0) / Double(ends) }
        guard corners.count == ends + 1 else { return nil }
        add(first.start, at: corners[0], .linear)
        if isDiscrete {
            for (stretch, time) in zip(stretches, corners.dropFirst()) { add(stretch.point(at: 1), at: time, .linear) }
            self.times.append(corners[ends])
            curves = []
            return
        }
        let curved = stretches.count { !$0.isLine }
        // A jump to another part of the path takes a point too.
        let room = Self.mostPoints - 2 * stretches.count
        let steps = curved == 0 ? 1 : min(max(room / curved, 1), Self.mostSteps)
        for (index, stretch) in stretches.enumerated() {
            let (begin, end) = (corners[index], corners[index + 1])
            let pace = paces.isEmpty ? .linear : paces[index]
            if points.last != stretch.start { add(stretch.start, at: begin, .linear) }
            guard !stretch.isLine else {
                add(stretch.point(at: 1), at: end, pace)
                continue
            }
            for step in 1...steps {
                let time = Double(step) / Double(steps)
                add(
                    stretch.point(at: CGFloat(pace.progress(at: time))),
                    at: step == steps ? end : begin + (end - begin) * time, .linear)
            }
        }
        guard points.count <= Self.mostPoints else { return nil }
        curves = paces.isEmpty ? [] : Array(curves.dropFirst())
    }

    private mutating func add(_ point: CGPoint, at time: Double, _ pace: TimingCurve) {
        points.append(point)
        times.append(time)
        curves.append(pace)
    }

    private static func stretches(of path: CGPath) -> [Stretch] {
        var stretches: [Stretch] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for segment in path.segments {
            switch segment {
            case .move(let point):
                start = point
            case .close:
                if current != start { stretches.append(Stretch(start: current, segment: .line(start))) }
            case .line, .quadCurve, .curve:
                stretches.append(Stretch(start: current, segment: segment))
            }
            current = segment.end ?? start
        }
        return stretches
    }
}
