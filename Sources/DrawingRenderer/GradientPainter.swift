import CCairo
import CoreGraphics

/// Paints gradients over all that clips let through.
///
/// Cairo and Pixman compute with them in 16 bits and as many of fractions. What is out of their range is painted in one colour, the one in
/// the middle of what is visible: there such a gradient changes by less than can be seen, or in no direction that could be told.
struct GradientPainter {
    private let gradient: CGDrawing.Gradient
    private let stops: [CGGradient.Stop]
    /// The transform from the gradient's space to pixels.
    private let transform: CGAffineTransform
    /// In pixels.
    private let visible: CGRect
    /// The middle of what is visible, in the gradient's space.
    private let here: CGPoint

    /// The longest gradient, in pixels. Across a surface, whose sides have 32767 at most, a longer gradient changes by less than a step of a
    /// colour.
    private static let longest: CGFloat = 8_388_608
    /// The shortest gradient, in pixels. A shorter one is an edge.
    private static let shortest: CGFloat = 1 / 16
    /// The distance from what is visible at which a point still matters, in pixels.
    private static let farthest: CGFloat = 1_048_576
    /// The largest ratio of the scales of the gradient's space in two directions.
    private static let mostStretched: CGFloat = 4096

    /// - Parameter cairo: whose transform and clip count.
    init?(_ gradient: CGDrawing.Gradient, on cairo: OpaquePointer) {
        guard let visible = cairo_visible_pixels(cairo) else { return nil }
        transform = cairo_current_transform(cairo)
        guard transform.isDrawable else { return nil }
        self.gradient = gradient
        stops = gradient.gradient.stops
        self.visible = visible
        here = CGPoint(x: visible.midX, y: visible.midY).applying(transform.inverted())
    }

    func paint(on cairo: OpaquePointer, opacity: CGFloat) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        if let pattern {
            cairo_set_source(cairo, pattern)
            cairo_pattern_destroy(pattern)
        } else if let color {
            cairo_set_source(color, opacity: 1, on: cairo)
        } else {
            return
        }
        cairo_paint_with_alpha(cairo, Double(opacity))
    }

    /// Makes Cairo's pattern in pixels, which the caller destroys. Nil if the gradient is out of range.
    private var pattern: OpaquePointer? {
        switch gradient.course {
        case .linear(let from, let to): linear(from, to)
        case .radial(let from, let fromRadius, let to, let toRadius): radial(from, fromRadius, to, toRadius)
        case .conic(let center, let angle): conic(center, angle)
        }
    }

    /// The place of the middle of what is visible along the gradient. Nil if that is nowhere.
    private var partHere: CGFloat? {
        switch gradient.course {
        case .linear(let from, let to):
            let (x, y) = (to.x - from.x, to.y - from.y)
            return ((here.x - from.x) * x + (here.y - from.y) * y) / (x * x + y * y)
        case .radial(_, let fromRadius, let to, let toRadius):
            return (hypot(here.x - to.x, here.y - to.y) - fromRadius) / (toRadius - fromRadius)
        case .conic(let center, let angle):
            let turns = (atan2(here.y - center.y, here.x - center.x) - angle) / (2 * .pi)
            return turns - turns.rounded(.down)
        }
    }

    /// The one colour that stands for the gradient; nil where it leaves none.
    private var color: CGColor? {
        guard let part = partHere, part.isFinite else { return nil }
        if case .conic = gradient.course { return stops.color(at: part) }
        if part < 0, !gradient.options.contains(.drawsBeforeStartLocation) { return nil }
        if part > 1, !gradient.options.contains(.drawsAfterEndLocation) { return nil }
        return stops.color(at: part)
    }

    // MARK: Linear

    /// The lines of one colour stay straight and parallel under every transform, but not at right angles to the way between the ends.
    private func linear(_ from: CGPoint, _ to: CGPoint) -> OpaquePointer? {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let square = x * x + y * y
        // By how much the part grows with each pixel to the right and down.
        let across = (transform.d * x - transform.b * y) / transform.determinant / square
        let down = (transform.a * y - transform.c * x) / transform.determinant / square
        let length = 1 / hypot(across, down)
        guard length.isFinite, length <= Self.longest, let part = partHere, part.isFinite else {
            // Between two ends in one place there is nothing.
            return square > 0 ? nil : pattern(linearFrom: from.applying(transform), to: from.applying(transform))
        }
        // How far what is visible reaches to both sides of its middle.
        let around = (abs(across) * visible.width + abs(down) * visible.height) / 2
        guard part > -around, part < 1 + around else { return nil }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        var start = from.applying(transform)
        if hypot(start.x - middle.x, start.y - middle.y) > Self.farthest {
            // On the same line of one colour, and nearer.
            start = CGPoint(x: middle.x - part * across * length * length, y: middle.y - part * down * length * length)
        }
        let drawn = max(length, Self.shortest)
        return pattern(
            linearFrom: start, to: CGPoint(x: start.x + across * length * drawn, y: start.y + down * length * drawn))
    }

    private func pattern(linearFrom start: CGPoint, to end: CGPoint) -> OpaquePointer? {
        guard isNear(start, Self.longest * 2), isNear(end, Self.longest * 2),
            let pattern = cairo_pattern_create_linear(
                Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        else { return nil }
        addStops(to: pattern)
        return pattern
    }

    private func isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
        hypot(point.x - visible.midX, point.y - visible.midY) <= distance
    }

    private func addStops(to pattern: OpaquePointer) {
        guard let first = stops.first, let last = stops.last else { return }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        // What lies beyond an end gets the color of the outermost stop: a clear one where nothing is to be drawn.
        if !gradient.options.contains(.drawsBeforeStartLocation) { add(0, first.color, clear: true, to: pattern) }
        if first.location > 0 { add(0, first.color, to: pattern) }
        for stop in stops { add(stop.location, stop.color, to: pattern) }
        if last.location < 1 { add(1, last.color, to: pattern) }
        if !gradient.options.contains(.drawsAfterEndLocation) { add(1, last.color, clear: true, to: pattern) }
    }

    private func add(_ location: CGFloat, _ color: CGColor, clear: Bool = false, to pattern: OpaquePointer) {
        cairo_pattern_add_color_stop_rgba(
            pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue),
            clear ? 0 : Double(color.alpha))
    }

    // MARK: Radial

    /// Pixels for a point, in the direction in which it is largest; nil where it is far larger in one direction than in another.
    private var scale: CGFloat? {
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        return scale * scale <= abs(transform.determinant) * Self.mostStretched ? scale : nil
    }

    /// Circles may become ellipses, which Cairo's patterns are by a transform of their own: one that turns and stretches pixels, since
    /// the drawing's own may be out of range while its products with the radii are not.
    private func radial(
        _ from: CGPoint, _ fromRadius: CGFloat, _ to: CGPoint, _ toRadius: CGFloat
    ) -> OpaquePointer? {
        let center = to.applying(transform)
        guard let scale, isNear(center, Self.farthest), isNear(from.applying(transform), Self.farthest),
            max(fromRadius, toRadius) * scale <= Self.farthest,
            let pattern = cairo_pattern_create_radial(
                Double((from.x - to.x) * scale), Double((from.y - to.y) * scale), Double(max(0, fromRadius) * scale),
                0, 0, Double(max(0, toRadius) * scale))
        else { return nil }
        let placement = CGAffineTransform(
            a: transform.a / scale, b: transform.b / scale, c: transform.c / scale, d: transform.d / scale,
            tx: center.x, ty: center.y)
        var inverse = cairo_matrix_t(placement.inverted())
        cairo_pattern_set_matrix(pattern, &inverse)
        addStops(to: pattern)
        return pattern
    }

    // MARK: Conic

    /// Slices of a pie, narrow enough to look round, each from one color to the next.
    private func conic(_ center: CGPoint, _ angle: CGFloat) -> OpaquePointer? {
        let middle = center.applying(transform)
        guard let scale, isNear(middle, Self.farthest / 8), let pattern = cairo_pattern_create_mesh() else {
            return nil
        }
        let (x, y) = (
            max(abs(visible.minX - middle.x), abs(visible.maxX - middle.x)),
            max(abs(visible.minY - middle.y), abs(visible.maxY - middle.y))
        )
        // A slice's outer side is a chord, which lies a little inside of the circle; the circle is to be beyond all that is visible in
        // the direction in which it is flattest too.
        let reach = (hypot(x, y) * 1.1 + 1) * scale / abs(transform.determinant)
        let slices = 32
        let steps = (0...slices).map { CGFloat($0) / CGFloat(slices) }
        let edges = Array(Set(steps + stops.map(\.location))).sorted()
        for (from, to) in zip(edges, edges.dropFirst()) {
            let (before, after) = neighbours(of: (from + to) / 2)
            func setCorner(_ index: UInt32, _ location: CGFloat) {
                let span = after.location - before.location
                let part = span > 0 ? min(max((location - before.location) / span, 0), 1) : 1
                let color = before.color(towards: after, at: part)
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, index, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
            }
            func addLine(_ location: CGFloat) {
                let direction = Double(angle + location * 2 * .pi)
                let end = CGPoint(x: center.x + reach * cos(direction), y: center.y + reach * sin(direction))
                    .applying(transform)
                cairo_mesh_pattern_line_to(pattern, Double(end.x), Double(end.y))
            }
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, Double(middle.x), Double(middle.y))
            addLine(from)
            addLine(to)
            cairo_mesh_pattern_line_to(pattern, Double(middle.x), Double(middle.y))
            setCorner(0, from)
            setCorner(1, from)
            setCorner(2, to)
            setCorner(3, to)
            cairo_mesh_pattern_end_patch(pattern)
        }
        return pattern
    }

    private func neighbours(of location: CGFloat) -> (CGGradient.Stop, CGGradient.Stop) {
        let clear = CGGradient.Stop(location: 0, color: CGColor(gray: 0, alpha: 0))
        let before = stops.last { $0.location <= location } ?? stops.first ?? clear
        let after = stops.first { $0.location > location } ?? stops.last ?? clear
        return (before, after)
    }
}
