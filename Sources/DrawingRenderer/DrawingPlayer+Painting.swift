import CCairo
import CoreGraphics
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
            guard canCut(path, asClip: !isBounded) else { break }
            paint(extent: path.boundingBox) { cairo, alpha in
                Self.add(path, rule, to: cairo)
                cairo_set_source(color, opacity: alpha, on: cairo)
                if isBounded {
                    cairo_fill(cairo)
                } else {
                    cairo_clip(cairo)
                    cairo_paint(cairo)
                }
            }
        case .stroke(let path, let stroke, let color):
            guard stroke.width > 0, stroke.width.isFinite, canCut(path) else { break }
            let width = min(stroke.width, widestStroke)
            let isDashed = takeDashes(of: stroke, along: path)
            let reach = stroke.width * (stroke.join == .miter ? max(1, min(stroke.miterLimit, 100)) : 1)
            paint(extent: path.boundingBox.insetBy(dx: -reach, dy: -reach)) { cairo, alpha in
                Self.add(path, .winding, to: cairo)
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
            paint(extent: rect.insetBy(dx: -rect.height, dy: -rect.height)) { cairo, alpha in
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
    /// - Parameter extent: around all that is drawn, in user space; nil: all that clips let through.
    mutating func paint(extent: CGRect?, _ draw: (OpaquePointer, CGFloat) -> Void) {
        guard canPaint(extent) else { return }
        cairo_save(cairo)
        cairo_set_operator(cairo, state.blendMode.cairo)
        if let shadow = state.shadow { paint(shadow, of: extent, draw) }
        draw(cairo, state.alpha)
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
        mask.blur(deviation: deviation)
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
