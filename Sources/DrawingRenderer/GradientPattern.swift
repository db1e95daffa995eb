import CCairo
import CoreGraphics

/// Makes Cairo's patterns of gradients.
enum GradientPattern {
    /// The caller destroys it.
    ///
    /// - Parameter reach: around the center of a conic gradient, in user space: beyond it nothing is drawn.
    static func make(_ gradient: CGDrawing.Gradient, reach: CGFloat) -> OpaquePointer? {
        let pattern: OpaquePointer?
        switch gradient.course {
        case .linear(let from, let to):
            pattern = cairo_pattern_create_linear(
                cairo_within(from.x), cairo_within(from.y), cairo_within(to.x), cairo_within(to.y))
        case .radial(let from, let fromRadius, let to, let toRadius):
            pattern = cairo_pattern_create_radial(
                cairo_within(from.x), cairo_within(from.y), cairo_within(max(0, fromRadius)), cairo_within(to.x),
                cairo_within(to.y), cairo_within(max(0, toRadius)))
        case .conic(let center, let angle):
            return mesh(gradient.gradient.stops, center, angle, reach: reach)
        }
        let stops = gradient.gradient.stops
        guard let pattern, let first = stops.first, let last = stops.last else { return pattern }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        // What lies beyond an end gets the color of the outermost stop: a clear one where nothing is to be drawn.
        if !gradient.options.contains(.drawsBeforeStartLocation) { add(0, first.color, clear: true, to: pattern) }
        if first.location > 0 { add(0, first.color, to: pattern) }
        for stop in stops { add(stop.location, stop.color, to: pattern) }
        if last.location < 1 { add(1, last.color, to: pattern) }
        if !gradient.options.contains(.drawsAfterEndLocation) { add(1, last.color, clear: true, to: pattern) }
        return pattern
    }

    private static func add(_ location: CGFloat, _ color: CGColor, clear: Bool = false, to pattern: OpaquePointer) {
        cairo_pattern_add_color_stop_rgba(
            pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue),
            clear ? 0 : Double(color.alpha))
    }

    /// Slices of a pie, narrow enough to look round, each from one color to the next.
    private static func mesh(
        _ stops: [CGGradient.Stop], _ center: CGPoint, _ angle: CGFloat, reach: CGFloat
    ) -> OpaquePointer? {
        guard let pattern = cairo_pattern_create_mesh() else { return nil }
        let slices = 32
        let steps = (0...slices).map { CGFloat($0) / CGFloat(slices) }
        let edges = Array(Set(steps + stops.map(\.location))).sorted()
        for (from, to) in zip(edges, edges.dropFirst()) {
            let middle = (from + to) / 2
            let (before, after) = neighbours(of: middle, in: stops)
            func corner(_ index: UInt32, _ location: CGFloat) {
                let span = after.location - before.location
                let part = span > 0 ? min(max((location - before.location) / span, 0), 1) : 1
                func mix(_ one: CGFloat, _ other: CGFloat) -> Double { Double(one + (other - one) * part) }
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, index, mix(before.color.red, after.color.red), mix(before.color.green, after.color.green),
                    mix(before.color.blue, after.color.blue), mix(before.color.alpha, after.color.alpha))
            }
            func point(_ location: CGFloat) -> (Double, Double) {
                let direction = Double(angle + location * 2 * .pi)
                return (
                    cairo_within(center.x) + Double(reach) * cos(direction),
                    cairo_within(center.y) + Double(reach) * sin(direction)
                )
            }
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, cairo_within(center.x), cairo_within(center.y))
            let (start, end) = (point(from), point(to))
            cairo_mesh_pattern_line_to(pattern, start.0, start.1)
            cairo_mesh_pattern_line_to(pattern, end.0, end.1)
            cairo_mesh_pattern_line_to(pattern, cairo_within(center.x), cairo_within(center.y))
            corner(0, from)
            corner(1, from)
            corner(2, to)
            corner(3, to)
            cairo_mesh_pattern_end_patch(pattern)
        }
        return pattern
    }

    private static func neighbours(
        of location: CGFloat, in stops: [CGGradient.Stop]
    ) -> (CGGradient.Stop, CGGradient.Stop) {
        let clear = CGGradient.Stop(location: 0, color: CGColor(gray: 0, alpha: 0))
        let before = stops.last { $0.location <= location } ?? stops.first ?? clear
        let after = stops.first { $0.location > location } ?? stops.last ?? clear
        return (before, after)
    }
}
