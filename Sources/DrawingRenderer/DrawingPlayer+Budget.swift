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
        32767 / largestScale
    }

    /// In pixels for a point, in the direction in which it is largest.
    private var largestScale: CGFloat {
        let matrix = matrix
        return max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
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

    /// Whether the line is to be dashed: takes the corners of its dashes off what is left.
    ///
    /// - Parameter width: as it is drawn.
    mutating func takeDashes(of stroke: CGDrawing.Stroke, width: CGFloat, along path: CGPath) -> Bool {
        let period = stroke.dash.reduce(0) { $0 + min($1, 1e6) }
        // Dashes far shorter than a pixel would take forever and look like a grey line anyway.
        guard CGDrawing.Stroke.isUsable(dash: stroke.dash), period >= 0.01 else { return false }
        let count = path.lengthOfControls / period * CGFloat(stroke.dash.count)
        let corners = count * (stroke.cap == .round ? 4 + penCorners(width) : 4)
        let rows = count * 2 * min(width * largestScale, visiblePixels.box.height)
        guard corners <= CGFloat(dashCornersLeft), takeEdges(rows: rows) else { return false }
        dashCornersLeft -= Int(clamping: corners)
        return true
    }

    /// Takes the cost of filling `path` off what is left.
    mutating func canFill(_ path: CGPath) -> Bool {
        // Such a one has no edges for Cairo, and its pixels are charged by `canPaint`.
        if path.isUprightRectangle, preservesAxes { return true }
        return takeEdges(rows: path.rows(matrix, in: visiblePixels.box, isClosed: true))
    }

    /// Takes the cost of a line along `path` off what is left.
    ///
    /// - Parameter width: as it is drawn.
    mutating func canStroke(_ path: CGPath, _ stroke: CGDrawing.Stroke, width: CGFloat) -> Bool {
        let height = visiblePixels.box.height
        let radius = width / 2 * largestScale
        let sides = 2 * path.rows(matrix, in: visiblePixels.box, reach: radius)
        // Cairo goes around its pen wherever a curve turns, and where two steps meet.
        let corners = stroke.join == .round || path.hasCurves ? penCorners(width) : 4
        let spike = stroke.join == .miter ? max(1, min(stroke.miterLimit, 100)) : 1
        let turns = (corners + 2 * min(2 * radius * spike, height)) * CGFloat(path.segments.count)
        return takeEdges(rows: sides + turns)
    }

    /// Cairo keeps the edges of each row of pixels in order: an edge costs something for each row that it crosses, and more
    /// where there are many.
    private mutating func takeEdges(rows: CGFloat) -> Bool {
        // A shadow is the same once more.
        let rows = state.shadow == nil ? rows : 2 * rows
        guard rows <= CGFloat(edgeRowsLeft) else { return false }
        edgeRowsLeft -= Int(clamping: rows)
        return true
    }

    /// How many corners the round pen of a line has: so many that it is nowhere further than a tenth of a pixel from a circle,
    /// Cairo's tolerance.
    private func penCorners(_ width: CGFloat) -> CGFloat {
        let radius = width / 2 * largestScale
        return radius > 0.1 ? .pi / acos(1 - 0.1 / radius) : 4
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
}
