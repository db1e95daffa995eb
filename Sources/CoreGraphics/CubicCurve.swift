/// A Bézier curve of the third degree, which lines and quadratic curves are too.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    var isLine: Bool
    /// Whether it is the first of its subpath.
    var beginsSubpath: Bool

    init(
        start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint, isLine: Bool, beginsSubpath: Bool
    ) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        self.isLine = isLine
        self.beginsSubpath = beginsSubpath
    }

    init(line start: CGPoint, _ end: CGPoint, beginsSubpath: Bool) {
        self.init(
            start: start, control1: Self.between(start, end, 1 / 3), control2: Self.between(start, end, 2 / 3),
            end: end,
            isLine: true, beginsSubpath: beginsSubpath)
    }

    init(quadratic start: CGPoint, _ control: CGPoint, _ end: CGPoint, beginsSubpath: Bool) {
        self.init(
            start: start, control1: Self.between(start, control, 2 / 3), control2: Self.between(end, control, 2 / 3),
            end: end, isLine: false, beginsSubpath: beginsSubpath)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// Into how many straight pieces the curve is cut where a line must do.
    var pieces: Int {
        let hull = [start, control1, control2, end]
        let length = zip(hull, hull.dropFirst()).reduce(0) { $0 + CGVector(from: $1.0, to: $1.1).length }
        // Coordinates may be so large that the length is not finite.
        return isLine ? 1 : Int(clamping: min(max(length.squareRoot() * 2, 8), 128))
    }

    var length: CGFloat {
        guard !isLine else { return CGVector(from: start, to: end).length }
        return distances.last ?? 0
    }

    /// How far it is along the curve to the end of each piece.
    private var distances: [CGFloat] {
        var sum: CGFloat = 0
        var last = start
        return (1...pieces).map { index in
            let next = point(at: CGFloat(index) / CGFloat(pieces))
            sum += CGVector(from: last, to: next).length
            last = next
            return sum
        }
    }

    /// The parameter of the point at `fraction` of the curve's length.
    func parameter(atFraction fraction: CGFloat) -> CGFloat {
        guard !isLine, fraction > 0, fraction < 1 else { return min(max(fraction, 0), 1) }
        let distances = distances
        let target = fraction * (distances.last ?? 0)
        let index = distances.firstIndex { $0 >= target } ?? distances.count - 1
        let before = index == 0 ? 0 : distances[index - 1]
        let within = distances[index] > before ? (target - before) / (distances[index] - before) : 0
        return (CGFloat(index) + within) / CGFloat(distances.count)
    }

    /// The stretch between two parameters, by de Casteljau's construction.
    func part(from low: CGFloat, to high: CGFloat) -> CubicCurve {
        var curve = self
        if high < 1 { curve = curve.split(at: high).0 }
        if low > 0, high > 0 { curve = curve.split(at: low / high).1 }
        return curve
    }

    func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
        let (a, b, c) = (
            Self.between(start, control1, t), Self.between(control1, control2, t), Self.between(control2, end, t)
        )
        let (ab, bc) = (Self.between(a, b, t), Self.between(b, c, t))
        let middle = Self.between(ab, bc, t)
        var (first, second) = (self, self)
        (first.control1, first.control2, first.end) = (a, ab, middle)
        (second.start, second.control1, second.control2) = (middle, bc, c)
        return (first, second)
    }

    /// The parameters at which the curve turns round, across or down.
    var extremes: [CGFloat] {
        guard !isLine else { return [] }
        return Self.roots(start.x, control1.x, control2.x, end.x) + Self.roots(start.y, control1.y, control2.y, end.y)
    }

    private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        // The derivative divided by 3: a t² + b t + c.
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        var roots: [CGFloat] = []
        if abs(a) > 1e-12 {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        } else if abs(b) > 1e-12 {
            roots = [-c / b]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    private static func between(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
    }
}
