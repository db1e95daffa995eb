import CCairo
import CoreGraphics
import TextLayout

extension DrawingPlayer {
    /// What clips let through, in whole pixels.
    var visiblePixels: (box: CGRect, area: Int) {
        guard let box = cairo_visible_pixels(cairo) else { return (.zero, 0) }
        return (box, Int(clamping: min(box.width * box.height, 1e12)))
    }

    mutating func paint(_ command: CGDrawing.Command) {
        switch command {
        case .fill(let path, let rule, let color):
            let isBounded = !state.blendMode.reachesBeyondShapes
            guard let area = pixels(of: path), canCut(area, asClip: !isBounded), canFill(area) else { break }
            paint(extent: area.extent) { cairo, alpha in
                Self.addArea(area, rule, to: cairo)
                cairo_set_source(color, opacity: alpha, on: cairo)
                if isBounded {
                    cairo_fill(cairo)
                } else {
                    cairo_clip(cairo)
                    cairo_paint(cairo)
                }
            }
        case .stroke(let path, let stroke, let color):
            paint(path, stroke, color)
        case .gradient(let gradient):
            paint(extent: nil) { cairo, alpha in GradientPainter(gradient, on: cairo)?.paint(on: cairo, opacity: alpha)
            }
        case .image(let image, let rect):
            paint(extent: rect.applying(transform)) { cairo, alpha in
                ImagePainter.paint(image, in: rect, opacity: alpha, on: cairo)
            }
        case .text(let text, let rect):
            guard state.blendMode == .normal else {
                let area = visiblePixels.area
                guard area <= pixelsLeft else { break }
                pixelsLeft -= area
                // Text is put together of several parts, which must not blend with each other.
                pushGroup()
                draw(text, in: rect, on: cairo)
                paintGroup()
                break
            }
            let extent = rect.insetBy(dx: -rect.height, dy: -rect.height).union(text.extent(in: rect))
            paint(extent: extent.applying(transform)) { cairo, alpha in
                draw(text, in: rect, on: cairo, opacity: alpha)
            }
        default:
            break
        }
    }

    private var transform: CGAffineTransform { cairo_current_transform(cairo) }

    /// A path as it is handed to Cairo, with what its shadow comes of; nil where nothing is visible.
    ///
    /// - Parameters:
    ///   - isArea: Whether the path is filled, and not stroked.
    ///   - reach: How far beside the path something is drawn, in pixels.
    private func pixels(of path: CGPath, isArea: Bool = true, reach: CGFloat = 0) -> PixelPath? {
        let shadow = state.shadow.map(pixels)
        let reach = reach + (shadow.map { max(abs($0.x), abs($0.y)) + $0.reach } ?? 0)
        return PixelPath(path, on: cairo, isArea: isArea, reach: min(reach, Self.farthestReach))
    }

    /// The distance from what can be seen beyond which nothing leaves a trace there, in pixels.
    private static let farthestReach: CGFloat = 524_288

    private mutating func paint(_ path: CGPath, _ stroke: CGDrawing.Stroke, _ color: CGColor) {
        guard stroke.width > 0, stroke.width.isFinite else { return }
        let width = min(stroke.width, widestStroke)
        let radius = width / 2 * largestScale
        // A corner beyond the limit is cut off, and so is one whose spike would be out of all proportion.
        let limit = stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 10
        let miterLimit = min(limit, max(1, Self.longestSpike / radius))
        let spike = stroke.join == .miter ? miterLimit : 1
        // Dashes are counted from where the path begins, which may be far from here.
        let reach = radius * max(2, spike) + (stroke.dash.isEmpty ? 0 : Self.farthestReach)
        guard let line = pixels(of: path, isArea: false, reach: reach), canCut(line),
            canStroke(line, stroke, width: width, spike: spike)
        else { return }
        let isDashed = takeDashes(of: stroke, width: width, along: line)
        let visible = visiblePixels.box
        let transform = transform
        let extent = line.extent.insetBy(dx: -radius * max(2, spike), dy: -radius * max(2, spike))
        paint(extent: extent) { cairo, alpha in
            Self.addLine(line, besides: visible, to: cairo)
            Self.set(stroke, width: width, miterLimit: miterLimit, isDashed: isDashed, transform, on: cairo)
            cairo_set_source(color, opacity: alpha, on: cairo)
            cairo_stroke(cairo)
        }
    }

    /// In pixels.
    private static let longestSpike: CGFloat = 262_144

    /// Calls `draw` with the opacity to draw with, after the shadow was drawn.
    ///
    /// - Parameter extent: around all that is drawn, in pixels; nil: all that clips let through.
    mutating func paint(extent: CGRect?, _ draw: (OpaquePointer, CGFloat) -> Void) {
        guard canPaint(extent) else { return }
        cairo_save(cairo)
        cairo_set_operator(cairo, state.blendMode.cairo)
        if let shadow = state.shadow { paint(shadow, of: extent, draw) }
        draw(cairo, state.alpha)
        cairo_restore(cairo)
    }

    /// The offset, the deviation of the blur and the reach of a shadow, in pixels.
    private func pixels(of shadow: CGDrawing.Shadow) -> (x: CGFloat, y: CGFloat, deviation: CGFloat, reach: CGFloat) {
        let scale = abs(base.determinant).squareRoot()
        let deviation = min(max(shadow.blur, 0) / 2 * scale, 100)
        return (
            (shadow.offset.width * base.a + shadow.offset.height * base.c).rounded(),
            (shadow.offset.width * base.b + shadow.offset.height * base.d).rounded(), deviation,
            CGDrawing.Shadow.reach(ofDeviation: deviation)
        )
    }

    /// The longest offset of a shadow, in pixels. A shape that is further away casts none.
    private static let longestShadow: CGFloat = 262_144

    private mutating func paint(
        _ shadow: CGDrawing.Shadow, of extent: CGRect?, _ draw: (OpaquePointer, CGFloat) -> Void
    ) {
        let (x, y, deviation, reach) = pixels(of: shadow)
        guard abs(x) < Self.longestShadow, abs(y) < Self.longestShadow else { return }
        let visible = visiblePixels.box
        // What casts a shadow that is seen.
        var box = visible.offsetBy(dx: -x, dy: -y).insetBy(dx: -reach, dy: -reach)
        if let extent {
            box = box.overlap(with: extent.insetBy(dx: -reach - 1, dy: -reach - 1))
        } else {
            box = box.overlap(with: visible.insetBy(dx: -reach, dy: -reach))
        }
        guard !box.isNull, !box.isEmpty, box.isFinite else { return }
        box = box.integral
        let area = Int(clamping: min(box.width * box.height, 1e12))
        guard area <= pixelsLeft else { return }
        pixelsLeft -= area
        let transform = transform
        let mask = BlurredMask(box) { cairo in
            cairo_set_transform(transform, on: cairo)
            draw(cairo, 1)
        }
        guard var mask else { return }
        mask.blur(deviation: deviation)
        mask.withSurface { surface in
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            cairo_set_source(shadow.color, opacity: state.alpha, on: cairo)
            cairo_mask_surface(cairo, surface, Double(box.minX + x), Double(box.minY + y))
            cairo_restore(cairo)
        }
    }

    private static func add(_ path: PixelPath, _ rule: CGPathFillRule, to cairo: OpaquePointer) {
        cairo_new_path(cairo)
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        path.add(to: cairo)
    }

    /// Adds a path that is to be filled or to be a clip.
    ///
    /// Of a path of upright lines alone Cairo makes rectangles, of which a grid has as many as its lines have crossings; other
    /// paths it fills row by row. So a long path gets a slanted line to and fro, which covers nothing.
    static func addArea(_ path: PixelPath, _ rule: CGPathFillRule, to cairo: OpaquePointer) {
        add(path, rule, to: cairo)
        guard path.steps > mostRectilinear, let last = path.path.segments.last else { return }
        let transform = cairo_current_transform(cairo)
        cairo_identity_matrix(cairo)
        let end = last.end ?? path.path.currentPoint
        cairo_move_to(cairo, Double(end.x), Double(end.y))
        cairo_line_to(cairo, Double(end.x) + 1, Double(end.y) + 1)
        cairo_close_path(cairo)
        cairo_set_transform(transform, on: cairo)
    }

    /// Adds a path that is to be stroked. Where Cairo would make rectangles of it, a slanted line where nothing is visible keeps
    /// it from that.
    ///
    /// - Parameter visible: what clips let through, in pixels.
    private static func addLine(_ path: PixelPath, besides visible: CGRect, to cairo: OpaquePointer) {
        add(path, .winding, to: cairo)
        guard path.steps > mostRectilinear else { return }
        let transform = cairo_current_transform(cairo)
        cairo_identity_matrix(cairo)
        // No line is wider than 32767 pixels.
        cairo_move_to(cairo, Double(visible.minX) - 70_000, Double(visible.minY) - 70_000)
        cairo_rel_line_to(cairo, 1, 1)
        cairo_set_transform(transform, on: cairo)
    }

    private static let mostRectilinear = 256

    /// Lets Cairo count in pixels, turned and stretched as points are: lengths as well as transforms may be out of its range, and only
    /// their products are not.
    private static func set(
        _ stroke: CGDrawing.Stroke, width: CGFloat, miterLimit: CGFloat, isDashed: Bool,
        _ transform: CGAffineTransform, on cairo: OpaquePointer
    ) {
        switch stroke.cap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch stroke.join {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        cairo_set_transform(
            CGAffineTransform(
                a: transform.a / scale, b: transform.b / scale, c: transform.c / scale, d: transform.d / scale, tx: 0,
                ty: 0), on: cairo)
        cairo_set_line_width(cairo, Double(width * scale))
        cairo_set_miter_limit(cairo, Double(miterLimit))
        let dash = stroke.dash.map { Double(min($0, 1e6) * scale) }
        cairo_set_dash(
            cairo, dash, isDashed ? Int32(dash.count) : 0,
            stroke.dashPhase.isFinite ? Double(stroke.dashPhase * scale) : 0)
    }
}
