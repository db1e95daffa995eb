import CoreGraphics

/// What a path costs, as far as it can be told without flattening its curves.
extension CGPath {
    /// The length through all control points, in the range of Cairo's numbers: at least that of the path.
    var lengthOfControls: CGFloat {
        var length: CGFloat = 0
        forEachLeg(isClosed: false) { from, to in length += hypot(to.x - from.x, to.y - from.y) }
        return length
    }

    /// How many rows of pixels the straight lines through all control points cross, all together: at least as many as the path
    /// itself.
    ///
    /// - Parameters:
    ///   - matrix: from the path's space to pixels.
    ///   - box: in pixels; what is above and below does not count.
    ///   - reach: how far beside the path something is drawn, in pixels.
    ///   - isClosed: whether every part of the path ends where it begins, as when it is filled.
    func rows(
        _ matrix: CGAffineTransform, in box: CGRect, reach: CGFloat = 0, isClosed: Bool = false
    ) -> CGFloat {
        let (top, bottom) = (box.minY - reach, box.maxY + reach)
        func row(_ point: CGPoint) -> CGFloat {
            min(max(matrix.b * point.x + matrix.d * point.y + matrix.ty, top), bottom)
        }
        var rows: CGFloat = 0
        forEachLeg(isClosed: isClosed) { from, to in rows += min(abs(row(to) - row(from)), box.height) + 1 }
        return rows
    }

    var hasCurves: Bool {
        segments.contains { segment in
            switch segment {
            case .quadCurve, .curve: true
            case .move, .line, .close: false
            }
        }
    }

    /// Calls `leg` with both ends of each straight line through all control points.
    private func forEachLeg(isClosed: Bool, _ leg: (CGPoint, CGPoint) -> Void) {
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func go(to point: CGPoint) {
            let point = Self.within(point)
            leg(last, point)
            last = point
        }
        for segment in segments {
            switch segment {
            case .move(let point):
                if isClosed { leg(last, start) }
                last = Self.within(point)
                start = last
            case .line(let point):
                go(to: point)
            case .quadCurve(let control, let end):
                go(to: control)
                go(to: end)
            case .curve(let control1, let control2, let end):
                go(to: control1)
                go(to: control2)
                go(to: end)
            case .close:
                go(to: start)
            }
        }
        if isClosed { leg(last, start) }
    }

    /// In the range of Cairo's numbers.
    private static func within(_ point: CGPoint) -> CGPoint {
        CGPoint(x: cairo_within(point.x), y: cairo_within(point.y))
    }
}
