import CCairo
import CoreGraphics

/// What bounds the time that a drawing takes, whoever recorded it.
extension DrawingPlayer {
    private var matrix: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(matrix)
    }

    /// Whether upright rectangles stay so.
    var preservesAxes: Bool {
        let matrix = matrix
        return (matrix.b == 0 && matrix.c == 0) || (matrix.a == 0 && matrix.d == 0)
    }

    /// In points. The pen of a wider line has so many corners that a long line takes minutes, and the line fills all
    /// that can be seen anyway.
    var widestStroke: CGFloat {
        let matrix = matrix
        return 32767 / max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    }

    /// Takes the cost of painting `extent`, in user space, off what is left; nil: all that clips let through.
    mutating func canPaint(_ extent: CGRect?) -> Bool {
        let visible = visiblePixels.box
        let touched = extent.map { visible.overlap(with: $0.applying(matrix)) } ?? visible
        // Cairo's fast paths are for plain drawing only.
        let cost =
            Int(clamping: touched.isNull ? 0 : min(touched.width * touched.height, 1e12))
            * (state.blendMode == .normal ? 1 : 16)
        guard cost <= paintingLeft else { return false }
        paintingLeft -= cost
        return true
    }

    /// Takes the cost of cutting `path` with the clips off what is left; nil: an upright rectangle.
    ///
    /// - Parameter asClip: whether the path itself is used as a clip.
    mutating func canCut(_ path: CGPath?, asClip: Bool = false) -> Bool {
        guard state.clipSteps > 0 || asClip else { return true }
        let edges = state.clipSteps + (path?.segments.count ?? 4)
        let cost = edges * edges
        guard cost <= cutsLeft else { return false }
        cutsLeft -= cost
        return true
    }

    /// Whether the line is to be dashed: takes its dashes off what is left.
    mutating func takeDashes(of stroke: CGDrawing.Stroke, along path: CGPath) -> Bool {
        let period = stroke.dash.reduce(0) { $0 + min($1, 1e6) }
        // Dashes far shorter than a pixel would take forever and look like a grey line anyway.
        guard CGDrawing.Stroke.isUsable(dash: stroke.dash), period >= 0.01 else { return false }
        let count = path.lengthOfControls / period * CGFloat(stroke.dash.count)
        guard count <= CGFloat(dashesLeft) else { return false }
        dashesLeft -= Int(clamping: count)
        return true
    }
}

extension CGPath {
    /// The corners of an outline with four straight sides; nil for others.
    fileprivate var corners: [CGPoint]? {
        var corners: [CGPoint] = []
        for (index, segment) in segments.enumerated() {
            switch segment {
            case .move(let point) where index == 0: corners.append(point)
            case .line(let point) where index > 0: corners.append(point)
            case .close where index == segments.count - 1: break
            default: return nil
            }
        }
        if corners.count == 5, corners.first == corners.last { corners.removeLast() }
        return corners.count == 4 ? corners : nil
    }

    /// Whether Cairo sees a rectangle in it, as long as nothing turns it: a clip of which costs nothing.
    var isUprightRectangle: Bool {
        guard let corners else { return false }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        return (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
            || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    }

    /// The length through all control points, in the range of Cairo's numbers: at least that of the path.
    fileprivate var lengthOfControls: CGFloat {
        var (length, start, last): (CGFloat, CGPoint, CGPoint) = (0, .zero, .zero)
        func go(to point: CGPoint) {
            let point = CGPoint(x: cairo_within(point.x), y: cairo_within(point.y))
            length += hypot(point.x - last.x, point.y - last.y)
            last = point
        }
        for segment in segments {
            switch segment {
            case .move(let point):
                last = CGPoint(x: cairo_within(point.x), y: cairo_within(point.y))
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
        return length
    }
}
