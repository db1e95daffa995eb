extension CGPath {
    /// The box around the path itself, without control points that it does not reach; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        guard !isEmpty, isFinite else { return .null }
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        func include(_ point: CGPoint) {
            left = min(left, point.x)
            top = min(top, point.y)
            right = max(right, point.x)
            bottom = max(bottom, point.y)
        }
        for curve in curves {
            include(curve.start)
            include(curve.end)
            for t in curve.extremes { include(curve.point(at: t)) }
        }
        for case .move(let point) in segments { include(point) }
        return left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// Whether `point` is inside; open subpaths count as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let path = applying(transform)
        guard point.isFinite, path.isFinite, path.boundingBox.insetBy(dx: -1, dy: -1).contains(point) else {
            return false
        }
        var winding = 0
        var first: CGPoint?
        var last = CGPoint.zero
        func cross(_ from: CGPoint, _ to: CGPoint) {
            guard (from.y <= point.y) != (to.y <= point.y) else { return }
            let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        for subpath in path.flattened {
            first = subpath.first
            last = subpath.first ?? .zero
            for next in subpath.dropFirst() {
                cross(last, next)
                last = next
            }
            if let first { cross(last, first) }
        }
        return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
    }

    /// The subpaths as rows of points that keep within a fraction of a point of the curves.
    package var flattened: [[CGPoint]] {
        var subpaths: [[CGPoint]] = []
        for curve in curves {
            if curve.beginsSubpath || subpaths.isEmpty { subpaths.append([curve.start]) }
            guard !curve.isLine else {
                subpaths[subpaths.count - 1].append(curve.end)
                continue
            }
            let count = curve.pieces
            for index in 1...count {
                subpaths[subpaths.count - 1].append(curve.point(at: CGFloat(index) / CGFloat(count)))
            }
        }
        return subpaths
    }

    /// Lines and curves as cubic curves, closing lines included.
    var curves: [CubicCurve] {
        var result: [CubicCurve] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        var begins = true
        for segment in segments {
            switch segment {
            case .move(let point):
                start = point
                current = point
                begins = true
                continue
            case .line(let end):
                result.append(CubicCurve(line: current, end, beginsSubpath: begins))
                current = end
            case .quadCurve(let control, let end):
                result.append(CubicCurve(quadratic: current, control, end, beginsSubpath: begins))
                current = end
            case .curve(let control1, let control2, let end):
                result.append(
                    CubicCurve(
                        start: current, control1: control1, control2: control2, end: end, isLine: false,
                        beginsSubpath: begins))
                current = end
            case .close:
                if current != start || begins {
                    result.append(CubicCurve(line: current, start, beginsSubpath: begins))
                }
                current = start
                begins = true
                continue
            }
            begins = false
        }
        return result
    }

    /// The part of the path between two fractions of its length, from 0 to 1; empty when nothing is between them.
    package func trimmed(from: CGFloat, to: CGFloat) -> CGPath {
        let start = from.isNaN ? 0 : min(max(from, 0), 1)
        let end = to.isNaN ? 1 : min(max(to, 0), 1)
        guard start > 0 || end < 1 else { return self }
        let result = CGMutablePath()
        guard start < end, isFinite else { return CGPath(segments: []) }
        let curves = curves
        let lengths = curves.map(\.length)
        let total = lengths.reduce(0, +)
        guard total > 0 else { return CGPath(segments: []) }
        var passed: CGFloat = 0
        var isDrawing = false
        for (curve, length) in zip(curves, lengths) {
            defer { passed += length }
            let low = (start * total - passed) / max(length, .leastNormalMagnitude)
            let high = (end * total - passed) / max(length, .leastNormalMagnitude)
            guard length > 0, low < 1, high > 0 else { continue }
            let part = curve.part(
                from: curve.parameter(atFraction: max(low, 0)), to: curve.parameter(atFraction: min(high, 1)))
            if !isDrawing || curve.beginsSubpath { result.move(to: part.start) }
            isDrawing = true
            if part.isLine {
                result.addLine(to: part.end)
            } else {
                result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
            }
        }
        return CGPath(segments: result.segments)
    }
}

extension CGPath {
    /// The same subpaths, each from its end to its start, the last one first.
    package var reversed: CGPath {
        let result = CGMutablePath()
        var subpath: [CGPathSegment] = []
        var finished: [[CGPathSegment]] = []
        for segment in segments {
            if case .move = segment, !subpath.isEmpty {
                finished.append(subpath)
                subpath = []
            }
            subpath.append(segment)
        }
        if !subpath.isEmpty { finished.append(subpath) }
        for subpath in finished.reversed() {
            let isClosed = subpath.last == .close
            let open = subpath.filter { $0 != .close }
            guard let end = open.last?.end else { continue }
            result.move(to: end)
            for (index, segment) in open.enumerated().reversed() where index > 0 {
                guard let target = open[index - 1].end else { continue }
                switch segment {
                case .quadCurve(let control, _): result.addQuadCurve(to: target, control: control)
                case .curve(let control1, let control2, _):
                    result.addCurve(to: target, control1: control2, control2: control1)
                case .move, .line, .close: result.addLine(to: target)
                }
            }
            if isClosed { result.closeSubpath() }
        }
        return CGPath(segments: result.segments)
    }
}
