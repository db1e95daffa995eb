/// A layer that fills and strokes a path. The path is in the layer's coordinates and may leave its bounds.
@MainActor open class CAShapeLayer: CALayer {
    open var path: CGPath? {
        didSet { record() }
    }

    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { record() }
    }

    open var fillRule: CAShapeLayerFillRule = .nonZero {
        didSet { record() }
    }

    open var strokeColor: CGColor? {
        didSet { record() }
    }

    /// In points.
    open var lineWidth: CGFloat = 1 {
        didSet { record() }
    }

    open var lineCap: CAShapeLayerLineCap = .butt {
        didSet { record() }
    }

    open var lineJoin: CAShapeLayerLineJoin = .miter {
        didSet { record() }
    }

    open var miterLimit: CGFloat = 10 {
        didSet { record() }
    }

    /// Lengths of dashes and gaps in turn, in points.
    open var lineDashPattern: [NSNumber]? {
        didSet { record() }
    }

    open var lineDashPhase: CGFloat = 0 {
        didSet { record() }
    }

    /// Where along the path the outline begins, from 0 to 1.
    open var strokeStart: CGFloat = 0 {
        didSet { record() }
    }

    /// Where along the path the outline ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 {
        didSet { record() }
    }

    /// The shape casts the shadow, where it is filled.
    override package var effectiveShadowPath: CGPath? {
        if let shadowPath { return shadowPath }
        return fillColor.map { $0.alpha > 0 } == true ? path : nil
    }

    private func record() {
        if shadowOpacity > 0 { note(.shadow) }
        guard let path = path?.copy(), !path.isEmpty, path.isFinite else {
            layerContents = .none
            return
        }
        let context = CGContext()
        var extent = path.boundingBox
        if let fillColor, fillColor.alpha > 0 {
            context.setFillColor(fillColor)
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        if let strokeColor, strokeColor.alpha > 0, lineWidth > 0, lineWidth.isFinite {
            context.setStrokeColor(strokeColor)
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCap.cgLineCap)
            context.setLineJoin(lineJoin.cgLineJoin)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
            context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
            context.strokePath()
            // A square end reaches 0.71 of the width beyond, a sharp corner as far as its limit.
            let reach = lineWidth * (lineJoin == .miter && miterLimit.isFinite ? max(1, miterLimit / 2) : 1)
            extent = extent.insetBy(dx: -reach, dy: -reach)
        }
        // Half a pixel more for the soft edge.
        layerContents = .shape(context.drawing, extent: extent.insetBy(dx: -1, dy: -1))
    }
}
