import CCairo
import CoreGraphics

/// What bounds the time that a drawing takes, whoever recorded it.
extension DrawingPlayer {
    private var matrix: CGAffineTransform { cairo_current_transform(cairo) }

    /// In points. The pen of a wider line has so many corners that a long line takes minutes, and the line fills all
    /// that can be seen anyway.
    var widestStroke: CGFloat {
        32767 / largestScale
    }

    /// In pixels for a point, in the direction in which it is largest.
    var largestScale: CGFloat {
        let matrix = matrix
        return max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    }

    /// Takes the cost of painting `extent`, in pixels, off what is left; nil: all that clips let through.
    mutating func canPaint(_ extent: CGRect?) -> Bool {
        let visible = visiblePixels.box
        let touched = extent.map { visible.overlap(with: $0) } ?? visible
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
    mutating func canCut(_ path: PixelPath?, asClip: Bool = false) -> Bool {
        guard state.clipSteps > 0 || asClip else { return true }
        let edges = state.clipSteps + (path?.steps ?? 4)
        let cost = edges * edges
        guard cost <= cutsLeft else { return false }
        cutsLeft -= cost
        return true
    }

    /// Whether the line is to be dashed: takes the corners of its dashes off what is left.
    ///
    /// - Parameter width: as it is drawn.
    mutating func takeDashes(of stroke: CGDrawing.Stroke, width: CGFloat, along path: PixelPath) -> Bool {
        let period = stroke.dash.reduce(0) { $0 + min($1, 1e6) }
        // Dashes far shorter than a pixel would take forever and look like a grey line anyway.
        guard CGDrawing.Stroke.isUsable(dash: stroke.dash), period >= 0.01 else { return false }
        let count = path.lengthOfControls(matrix.inverted()) / period * CGFloat(stroke.dash.count)
        let corners = count * (stroke.cap == .round ? 4 + penCorners(width) : 4)
        let rows = count * 2 * min(width * largestScale, visiblePixels.box.height)
        guard corners <= CGFloat(dashCornersLeft), takeEdges(rows: rows) else { return false }
        dashCornersLeft -= Int(clamping: corners)
        return true
    }

    /// Takes the cost of filling `path` off what is left.
    mutating func canFill(_ path: PixelPath) -> Bool {
        // Such a one has no edges for Cairo, and its pixels are charged by `canPaint`.
        if path.isUprightRectangle { return true }
        return takeEdges(rows: path.rows(in: visiblePixels.box, isClosed: true))
    }

    /// Takes the cost of a line along `path` off what is left.
    ///
    /// - Parameters:
    ///   - width: as it is drawn.
    ///   - spike: how far a corner reaches, as a multiple of half the width.
    mutating func canStroke(_ path: PixelPath, _ stroke: CGDrawing.Stroke, width: CGFloat, spike: CGFloat) -> Bool {
        let height = visiblePixels.box.height
        let radius = width / 2 * largestScale
        let sides = 2 * path.rows(in: visiblePixels.box, reach: radius)
        // Cairo goes around its pen wherever a curve turns, and where two steps meet.
        let corners = stroke.join == .round || path.hasCurves ? penCorners(width) : 4
        let turns = (corners + 2 * min(2 * radius * min(spike, 100), height)) * CGFloat(path.steps)
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
