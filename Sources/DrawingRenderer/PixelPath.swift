import CCairo
import CoreGraphics

/// A path in pixels, as it is handed to Cairo: where it is far from what can be seen, it runs along the sides of a box around that.
///
/// Cairo's own numbers are 24 bits of pixels and 8 of fractions, and it computes with their differences in 32 bits. Beyond two million
/// pixels they wrap around, lines no longer meet, and the sweep that cuts two areas with each other follows a null pointer.
package struct PixelPath {
    /// Begins with a move, and has no quadratic curves.
    let path: CGPath

    /// The distance beyond what can be seen within which a path is as it was recorded, in pixels. Curves that reach further are cut.
    package static let margin: CGFloat = 16_384

    /// The path where the transform of `cairo` has it. Nil where the clip of `cairo` lets nothing through.
    ///
    /// - Parameters:
    ///   - isArea: Whether the path is filled or clips, so that its open parts are closed, and not stroked.
    ///   - reach: How far beside the path something is drawn, in pixels.
    package init?(_ path: CGPath, on cairo: OpaquePointer, isArea: Bool = true, reach: CGFloat = 0) {
        guard let visible = cairo_visible_pixels(cairo) else { return nil }
        let box = visible.insetBy(dx: -Self.margin - reach, dy: -Self.margin - reach)
        self.path = path.placed(by: cairo_current_transform(cairo), within: box, isArea: isArea)
    }

    /// Adds the path to that of `cairo`, whatever its transform.
    package func add(to cairo: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        for segment in path.segments {
            switch segment {
            case .move(let point):
                cairo_move_to(cairo, Double(point.x), Double(point.y))
            case .line(let point):
                cairo_line_to(cairo, Double(point.x), Double(point.y))
            case .curve(let control1, let control2, let end):
                cairo_curve_to(
                    cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
                    Double(end.x), Double(end.y))
            case .close:
                cairo_close_path(cairo)
            case .quadCurve:
                break
            }
        }
        cairo_set_matrix(cairo, &matrix)
    }

    /// The box around all points, in pixels; null where there is none.
    var extent: CGRect { path.boundingBox }

    var steps: Int { path.segments.count }

    var hasCurves: Bool {
        path.segments.contains { if case .curve = $0 { true } else { false } }
    }

    /// Whether Cairo sees a rectangle in it: a clip of which costs nothing.
    var isUprightRectangle: Bool {
        guard let corners else { return false }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        return (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
            || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    }

    /// The corners of an outline with four straight sides; nil for others.
    private var corners: [CGPoint]? {
        guard steps <= 6 else { return nil }
        var corners: [CGPoint] = []
        for (index, segment) in path.segments.enumerated() {
            switch segment {
            case .move(let point) where index == 0: corners.append(point)
            case .line(let point) where index > 0: corners.append(point)
            case .close where index == steps - 1: break
            default: return nil
            }
        }
        if corners.count == 5, corners.first == corners.last { corners.removeLast() }
        return corners.count == 4 ? corners : nil
    }
}

/// The costs of a path, as far as they can be told without flattening its curves.
extension PixelPath {
    /// The length through all control points: at least that of the path.
    ///
    /// - Parameter matrix: from pixels to the space in which the length is measured.
    func lengthOfControls(_ matrix: CGAffineTransform) -> CGFloat {
        var length: CGFloat = 0
        forEachLeg(isClosed: false) { from, to in
            let leg = CGSize(width: to.x - from.x, height: to.y - from.y).applying(matrix)
            length += hypot(leg.width, leg.height)
        }
        return length
    }

    /// How many rows of pixels the straight lines through all control points cross, all together: at least as many as the path
    /// itself.
    ///
    /// - Parameters:
    ///   - box: in pixels; what is above and below does not count.
    ///   - reach: how far beside the path something is drawn, in pixels.
    ///   - isClosed: whether every part of the path ends where it begins, as when it is filled.
    func rows(in box: CGRect, reach: CGFloat = 0, isClosed: Bool = false) -> CGFloat {
        let (top, bottom) = (box.minY - reach, box.maxY + reach)
        func row(_ point: CGPoint) -> CGFloat { min(max(point.y, top), bottom) }
        var rows: CGFloat = 0
        forEachLeg(isClosed: isClosed) { from, to in rows += min(abs(row(to) - row(from)), box.height) + 1 }
        return rows
    }

    /// Calls `leg` with both ends of each straight line through all control points.
    private func forEachLeg(isClosed: Bool, _ leg: (CGPoint, CGPoint) -> Void) {
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func go(to point: CGPoint) {
            leg(last, point)
            last = point
        }
        for segment in path.segments {
            switch segment {
            case .move(let point):
                if isClosed { leg(last, start) }
                last = point
                start = last
            case .line(let point):
                go(to: point)
            case .curve(let control1, let control2, let end):
                go(to: control1)
                go(to: control2)
                go(to: end)
            case .close:
                go(to: start)
            case .quadCurve:
                break
            }
        }
        if isClosed { leg(last, start) }
    }
}
