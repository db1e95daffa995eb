import CCairo
import CoreGraphics
import Painting
import TextLayout

extension DrawingPlayer {
    /// What clips let through, in whole pixels.
    var visiblePixels: (box: CGRect, area: Int) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        cairo_restore(cairo)
        guard right > left, bottom > top else { return (.zero, 0) }
        let box = CGRect(x: left, y: top, width: right - left, height: bottom - top).integral
        return (box, Int(clamping: min(box.width * box.height, 1e12)))
    }

    mutating func paint(_ command: CGDrawing.Command) {
        switch command {
        case .fill(let path, let rule, let color):
            let isBounded = !state.blendMode.reachesBeyondShapes
            guard canCut(path, asClip: !isBounded), canFill(path) else { break }
            paint(extent: path.boundingBox) { cairo, alpha in
                Self.addArea(path, rule, to: cairo)
                cairo_set_source(color, opacity: alpha, on: cairo)
                if isBounded {
                    cairo_fill(cairo)
                } else {
                    cairo_clip(cairo)
                    cairo_paint(cairo)
                }
            }
        case .stroke(let path, let stroke, let color):
            let width = min(stroke.width, widestStroke)
            guard stroke.width > 0, stroke.width.isFinite, canCut(path), canStroke(path, stroke, width: width) else {
                break
            }
            let isDashed = takeDashes(of: stroke, width: width, along: path)
            let visible = visiblePixels.box
            let reach = stroke.width * (stroke.join == .miter ? max(1, min(stroke.miterLimit, 100)) : 1)
            paint(extent: path.boundingBox.insetBy(dx: -reach, dy: -reach)) { cairo, alpha in
                Self.addLine(path, besides: visible, to: cairo)
                Self.set(stroke, isDashed: isDashed, on: cairo)
                cairo_set_line_width(cairo, Double(width))
                cairo_set_source(color, opacity: alpha, on: cairo)
                cairo_stroke(cairo)
            }
        case .gradient(let gradient):
            paint(gradient)
        case .image(let image, let rect):
            paint(extent: rect) { cairo, alpha in
                ImagePainter.paint(image, in: rect, opacity: alpha, on: cairo)
            }
        case .text(let text, let rect):
            guard state.blendMode == .normal else {
                let area = visiblePixels.area
                guard area <= pixelsLeft else { break }
                pixelsLeft -= area
                // Text is put together of several parts, which must not blend with each other.
                cairo_push_group(cairo)
                cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
                draw(text, in: rect, on: cairo)
                guard let picture = cairo_pop_group(cairo) else { break }
                paint(extent: nil) { cairo, alpha in
                    cairo_set_source(cairo, picture)
                    cairo_paint_with_alpha(cairo, Double(alpha))
                }
                cairo_pattern_destroy(picture)
                break
            }
            // Fonts are everybody's, so text is not drawn aside; it steps aside by itself where it can.
            let extent = rect.insetBy(dx: -rect.height, dy: -rect.height).union(text.extent(in: rect))
            paint(extent: extent, aside: false) { cairo, alpha in
                draw(text, in: rect, on: cairo, opacity: alpha)
            }
        default:
            break
        }
    }

    private mutating func paint(_ gradient: CGDrawing.Gradient) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        var reach: CGFloat = 0
        if case .conic(let center, _) = gradient.course {
            let (x, y) = (Double(center.x), Double(center.y))
            // A slice's outer side is a chord, which lies a little inside of the circle.
            reach = CGFloat(hypot(max(abs(left - x), abs(right - x)), max(abs(top - y), abs(bottom - y)))) * 1.1 + 1
        }
        guard reach.isFinite, reach < 1e6, let pattern = GradientPattern.make(gradient, reach: reach) else { return }
        paint(extent: nil) { cairo, alpha in
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, Double(alpha))
        }
        cairo_pattern_destroy(pattern)
    }

    /// Calls `draw` with the opacity to draw with, after the shadow was drawn.
    ///
    /// - Parameters:
    ///   - extent: around all that is drawn, in user space; nil: all that clips let through.
    ///   - aside: whether `draw` touches nothing but the context and what never changes.
    mutating func paint(extent: CGRect?, aside: Bool = true, _ draw: (OpaquePointer, CGFloat) -> Void) {
        guard canPaint(extent) else { return }
        func paint(on target: OpaquePointer, _ alpha: CGFloat) {
            if aside { PaintingJob.aside { draw(target, alpha) } } else { draw(target, alpha) }
        }
        cairo_save(cairo)
        cairo_set_operator(cairo, state.blendMode.cairo)
        if let shadow = state.shadow { self.paint(shadow, of: extent, paint) }
        paint(on: cairo, state.alpha)
        cairo_restore(cairo)
    }

    private mutating func paint(
        _ shadow: CGDrawing.Shadow, of extent: CGRect?, _ draw: (OpaquePointer, CGFloat) -> Void
    ) {
        let scale = abs(base.determinant).squareRoot()
        let deviation = min(max(shadow.blur, 0) / 2 * scale, 100)
        let reach = BlurredMask.reach(ofDeviation: deviation)
        let x = (shadow.offset.width * base.a + shadow.offset.height * base.c).rounded()
        let y = (shadow.offset.width * base.b + shadow.offset.height * base.d).rounded()
        guard abs(x) < 1e6, abs(y) < 1e6 else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let visible = visiblePixels.box
        // What casts a shadow that is seen.
        var box = visible.offsetBy(dx: -x, dy: -y).insetBy(dx: -reach, dy: -reach)
        if let extent {
            box = box.overlap(
                with: extent.applying(CGAffineTransform(matrix)).insetBy(dx: -reach - 1, dy: -reach - 1))
        } else {
            box = box.overlap(with: visible.insetBy(dx: -reach, dy: -reach))
        }
        guard !box.isNull, !box.isEmpty, box.isFinite else { return }
        box = box.integral
        let area = Int(clamping: min(box.width * box.height, 1e12))
        guard area <= pixelsLeft else { return }
        pixelsLeft -= area
        let mask = BlurredMask(width: Int(clamping: box.width), height: Int(clamping: box.height)) { cairo in
            var placed = matrix
            placed.x0 -= Double(box.minX)
            placed.y0 -= Double(box.minY)
            cairo_set_matrix(cairo, &placed)
            draw(cairo, 1)
        }
        guard var mask else { return }
        PaintingJob.aside { mask.blur(deviation: deviation) }
        mask.withSurface { surface in
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            cairo_set_source(shadow.color, opacity: state.alpha, on: cairo)
            cairo_mask_surface(cairo, surface, Double(box.minX + x), Double(box.minY + y))
            cairo_restore(cairo)
        }
    }

    static func add(_ path: CGPath, _ rule: CGPathFillRule, to cairo: OpaquePointer) {
        cairo_new_path(cairo)
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_add(path, to: cairo)
    }

    /// Adds a path that is to be filled or to be a clip.
    ///
    /// Of a path of upright lines alone Cairo makes rectangles, of which a grid has as many as its lines have crossings; other
    /// paths it fills row by row. So a long path gets a slanted line to and fro, which covers nothing.
    static func addArea(_ path: CGPath, _ rule: CGPathFillRule, to cairo: OpaquePointer) {
        add(path, rule, to: cairo)
        guard path.segments.count > mostRectilinear, cairo_has_current_point(cairo) != 0 else { return }
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x, &y)
        cairo_move_to(cairo, x, y)
        cairo_line_to(cairo, x + 1, y + 1)
        cairo_close_path(cairo)
    }

    /// Adds a path that is to be stroked. Where Cairo would make rectangles of it, a slanted line where nothing is visible keeps
    /// it from that.
    ///
    /// - Parameter visible: what clips let through, in pixels.
    private static func addLine(_ path: CGPath, besides visible: CGRect, to cairo: OpaquePointer) {
        add(path, .winding, to: cairo)
        guard path.segments.count > mostRectilinear else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        // No line is wider than 32767 pixels.
        cairo_move_to(cairo, Double(visible.minX) - 70_000, Double(visible.minY) - 70_000)
        cairo_rel_line_to(cairo, 1, 1)
        cairo_set_matrix(cairo, &matrix)
    }

    private static let mostRectilinear = 256

    private static func set(_ stroke: CGDrawing.Stroke, isDashed: Bool, on cairo: OpaquePointer) {
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
        cairo_set_miter_limit(cairo, stroke.miterLimit.isFinite ? max(1, Double(stroke.miterLimit)) : 10)
        let dash = stroke.dash.map { Double(min($0, 1e6)) }
        cairo_set_dash(
            cairo, dash, isDashed ? Int32(dash.count) : 0, stroke.dashPhase.isFinite ? Double(stroke.dashPhase) : 0)
    }
}
