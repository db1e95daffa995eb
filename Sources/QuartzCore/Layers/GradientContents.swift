/// Colours that pass into each other over the bounds of a layer: what a `CAGradientLayer` shows.
package struct GradientContents: Hashable, Sendable {
    package enum Course: Hashable, Sendable, CaseIterable {
        /// The colours pass along the line from the start to the end.
        case axial
        /// The colours pass from the start outwards, to the ellipse that reaches as far as the end across and down.
        case radial
        /// The colours pass around the start, beginning in the direction of the end.
        case conic
    }

    package var course: Course
    package var colors: [CGColor]
    /// The places of the colours on the way from the start, 0, to the end, 1, which may lie beyond both. None: equal distances.
    package var locations: [CGFloat]
    /// The point of the first place, as fractions of the bounds, from their top left.
    package var start: CGPoint
    /// The point of the last place, as fractions of the bounds, from their top left.
    package var end: CGPoint

    package init(course: Course, colors: [CGColor], locations: [CGFloat], start: CGPoint, end: CGPoint) {
        self.course = course
        self.colors = colors
        self.locations = locations
        self.start = start
        self.end = end
    }

    // MARK: Drawing

    package var isVisible: Bool {
        hasStops && colors.contains { $0.alpha > 0 }
    }

    private var hasStops: Bool {
        !colors.isEmpty && (locations.isEmpty || locations.count == colors.count)
    }

    /// Returns what is drawn in the bounds of a layer, recorded anew with each call, in the layer's coordinates.
    ///
    /// - Parameter corners: The outline that the gradient is cut at.
    package func drawing(in bounds: CGRect, corners: LayerCorners) -> CGDrawing {
        let context = CGContext()
        guard hasStops else { return context.drawing }
        if corners.radius > 0 { context.clip(to: corners.path(in: bounds)) }
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let (from, to) = (Self.place(start, in: bounds), Self.place(end, in: bounds))
        switch course {
        case .axial:
            let span = GradientSpan(stops)
            context.drawLinearGradient(
                span.gradient, start: Self.place(span.low, from, to), end: Self.place(span.high, from, to),
                options: options)
        case .radial:
            // A circle of radius 1, stretched to the ellipse.
            let size = CGSize(width: abs(to.x - from.x), height: abs(to.y - from.y))
            guard size.width > 0, size.height > 0 else { break }
            let span = GradientSpan(stops.cut(from: 0))
            context.translateBy(x: from.x, y: from.y)
            context.scaleBy(x: size.width, y: size.height)
            context.drawRadialGradient(
                span.gradient, startCenter: .zero, startRadius: max(0, span.low), endCenter: .zero,
                endRadius: span.high, options: options)
        case .conic:
            context.drawConicGradient(
                CGGradient(stops: stops.cut(from: 0, to: 1)), center: from, angle: atan2(to.y - from.y, to.x - from.x))
        }
        return context.drawing
    }

    /// The colours with their places, in their order: none lies before the one ahead of it.
    private var stops: [CGGradient.Stop] {
        guard hasStops else { return [] }
        let last = CGFloat(max(colors.count - 1, 1))
        var reached = -CGFloat.infinity
        return colors.enumerated().map { index, color in
            reached = max(reached, locations.isEmpty ? CGFloat(index) / last : locations[index])
            return CGGradient.Stop(location: reached, color: color)
        }
    }

    private static func place(_ point: CGPoint, in bounds: CGRect) -> CGPoint {
        CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }

    private static func place(_ part: CGFloat, _ from: CGPoint, _ to: CGPoint) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }

    // MARK: Animations

    /// The gradient's value of a property; nil for a property that gradients do not have.
    subscript(property: AnimatableProperty) -> AnimatableValue? {
        switch property {
        case .colors: .colors(colors)
        case .locations: .numbers(stops.map(\.location))
        case .startPoint: .point(start)
        case .endPoint: .point(end)
        default: nil
        }
    }

    /// The same gradient with another value of one property.
    func setting(_ property: AnimatableProperty, to value: AnimatableValue) -> GradientContents {
        var new = self
        switch (property, value) {
        case (.colors, .colors(let colors)): new.colors = colors
        case (.locations, .numbers(let locations)): new.locations = locations
        case (.startPoint, .point(let point)): new.start = point
        case (.endPoint, .point(let point)): new.end = point
        default: break
        }
        return new
    }
}
