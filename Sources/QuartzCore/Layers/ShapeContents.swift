/// A path that is filled and outlined: what a `CAShapeLayer` shows.
package struct ShapeContents: Sendable {
    /// In the coordinates of the layer's bounds, which it may leave.
    package let path: CGPath
    package let fillRule: CGPathFillRule
    /// Nil fills nothing.
    package let fillColor: CGColor?
    /// Nil draws no outline.
    package let strokeColor: CGColor?
    package let stroke: CGDrawing.Stroke
    /// Where along the path the outline begins, from 0 to 1.
    package let strokeStart: CGFloat
    /// Where along the path the outline ends, from 0 to 1.
    package let strokeEnd: CGFloat

    /// The path's own, without the outline. Kept, since most animations leave the path as it is.
    private let box: CGRect

    package init(
        path: CGPath, fillRule: CGPathFillRule = .winding, fillColor: CGColor?, strokeColor: CGColor?,
        stroke: CGDrawing.Stroke, strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
    ) {
        self.init(
            path: path, box: path.boundingBox, fillRule: fillRule, fillColor: fillColor, strokeColor: strokeColor,
            stroke: stroke, strokeStart: strokeStart, strokeEnd: strokeEnd)
    }

    private init(
        path: CGPath, box: CGRect, fillRule: CGPathFillRule, fillColor: CGColor?, strokeColor: CGColor?,
        stroke: CGDrawing.Stroke, strokeStart: CGFloat, strokeEnd: CGFloat
    ) {
        self.path = path
        self.box = box
        self.fillRule = fillRule
        self.fillColor = fillColor
        self.strokeColor = strokeColor
        self.stroke = stroke
        self.strokeStart = strokeStart
        self.strokeEnd = strokeEnd
    }

    // MARK: Drawing

    private var visibleFill: CGColor? {
        fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
    }

    private var visibleStroke: CGColor? {
        stroke.width > 0 && stroke.width.isFinite ? strokeColor.flatMap { $0.alpha > 0 ? $0 : nil } : nil
    }

    package var isVisible: Bool {
        visibleFill != nil || visibleStroke != nil
    }

    /// What is drawn, recorded anew with each call.
    package var drawing: CGDrawing {
        let context = CGContext()
        if let visibleFill {
            context.setFillColor(visibleFill)
            context.addPath(path)
            context.fillPath(using: fillRule)
        }
        if let visibleStroke {
            context.setStrokeColor(visibleStroke)
            context.setLineWidth(stroke.width)
            context.setLineCap(stroke.cap)
            context.setLineJoin(stroke.join)
            context.setMiterLimit(stroke.miterLimit)
            context.setLineDash(phase: stroke.dashPhase, lengths: stroke.dash)
            context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
            context.strokePath()
        }
        return context.drawing
    }

    /// What the drawing may leave pixels on, in the same coordinates.
    package var extent: CGRect {
        // Half a pixel more for the soft edge.
        guard visibleStroke != nil else { return box.insetBy(dx: -1, dy: -1) }
        // A square end reaches 0.71 of the width beyond, a sharp corner as far as its limit.
        let isSharp = stroke.join == .miter && stroke.miterLimit.isFinite
        let reach = stroke.width * (isSharp ? max(1, stroke.miterLimit / 2) : 1) + 1
        return box.insetBy(dx: -reach, dy: -reach)
    }

    // MARK: Animations

    /// Nil for a property that shapes do not have.
    subscript(property: AnimatableProperty) -> AnimatableValue? {
        switch property {
        case .fillColor: .color(fillColor)
        case .strokeColor: .color(strokeColor)
        case .lineWidth: .number(stroke.width)
        case .lineDashPhase: .number(stroke.dashPhase)
        case .strokeStart: .number(strokeStart)
        case .strokeEnd: .number(strokeEnd)
        case .path: .path(path)
        default: nil
        }
    }

    /// The same shape with another value of one property.
    func setting(_ property: AnimatableProperty, to value: AnimatableValue) -> ShapeContents {
        var (fillColor, strokeColor, stroke) = (fillColor, strokeColor, stroke)
        var (start, end) = (strokeStart, strokeEnd)
        switch (property, value) {
        case (.path, .path(let path)):
            return ShapeContents(
                path: path, fillRule: fillRule, fillColor: fillColor, strokeColor: strokeColor, stroke: stroke,
                strokeStart: start, strokeEnd: end)
        case (.fillColor, .color(let color)): fillColor = color
        case (.strokeColor, .color(let color)): strokeColor = color
        case (.lineWidth, .number(let number)): stroke.width = CGFloat(number)
        case (.lineDashPhase, .number(let number)): stroke.dashPhase = CGFloat(number)
        case (.strokeStart, .number(let number)): start = CGFloat(number)
        case (.strokeEnd, .number(let number)): end = CGFloat(number)
        default: return self
        }
        return ShapeContents(
            path: path, box: box, fillRule: fillRule, fillColor: fillColor, strokeColor: strokeColor, stroke: stroke,
            strokeStart: start, strokeEnd: end)
    }
}

extension ShapeContents: Hashable {
    package static func == (left: ShapeContents, right: ShapeContents) -> Bool {
        (left.path === right.path || left.path == right.path) && left.fillRule == right.fillRule
            && left.fillColor == right.fillColor
            && left.strokeColor == right.strokeColor && left.stroke == right.stroke
            && left.strokeStart == right.strokeStart && left.strokeEnd == right.strokeEnd
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(fillColor)
        hasher.combine(strokeColor)
        hasher.combine(stroke)
        hasher.combine(strokeStart)
        hasher.combine(strokeEnd)
    }
}
