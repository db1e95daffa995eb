/// A layer that fills and strokes a path. The path is in the layer's coordinates and may leave its bounds.
///
/// All but the rule, cap, join and dashes can be animated. A path that is set is there at once; an animation that is added for it leads point by
/// point to a path of the same steps, and to any other path at once. Meanwhile the shadow is that of the path which the layer has.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    override public init() {
        super.init()
    }

    override public init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        path = layer.path
        fillColor = layer.fillColor
        fillRule = layer.fillRule
        strokeColor = layer.strokeColor
        lineWidth = layer.lineWidth
        lineCap = layer.lineCap
        lineJoin = layer.lineJoin
        miterLimit = layer.miterLimit
        lineDashPattern = layer.lineDashPattern
        lineDashPhase = layer.lineDashPhase
        strokeStart = layer.strokeStart
        strokeEnd = layer.strokeEnd
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var path: CGPath? {
        didSet { record() }
    }

    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { recordChange(of: .fillColor, oldValue, fillColor) }
    }

    open var fillRule: CAShapeLayerFillRule = .nonZero {
        didSet { record() }
    }

    open var strokeColor: CGColor? {
        didSet { recordChange(of: .strokeColor, oldValue, strokeColor) }
    }

    /// The width of the outline, in points.
    open var lineWidth: CGFloat = 1 {
        didSet { recordChange(of: .lineWidth, oldValue, lineWidth) }
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
        didSet { recordChange(of: .lineDashPhase, oldValue, lineDashPhase) }
    }

    /// The part of the path before the outline begins, from 0 to 1.
    open var strokeStart: CGFloat = 0 {
        didSet { recordChange(of: .strokeStart, oldValue, strokeStart) }
    }

    /// The part of the path at which the outline ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 {
        didSet { recordChange(of: .strokeEnd, oldValue, strokeEnd) }
    }

    /// The shape casts the shadow, where it is filled.
    override package var effectiveShadowPath: CGPath? {
        if let shadowPath { return shadowPath }
        return fillColor.map { $0.alpha > 0 } == true ? path : nil
    }

    private func recordChange<Value: LayerValue>(of property: AnimatableProperty, _ old: Value, _ new: Value) {
        record()
        didChange(property, from: old, to: new)
    }

    private func record() {
        if shadowOpacity > 0 { note(.shadow) }
        guard let path = path?.copy(), !path.isEmpty, path.isFinite else {
            layerContents = .none
            return
        }
        layerContents = .shape(
            ShapeContents(
                path: path, fillRule: fillRule == .evenOdd ? .evenOdd : .winding, fillColor: fillColor,
                strokeColor: strokeColor,
                stroke: CGDrawing.Stroke(
                    width: lineWidth, cap: lineCap.cgLineCap, join: lineJoin.cgLineJoin, miterLimit: miterLimit,
                    dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase),
                strokeStart: strokeStart, strokeEnd: strokeEnd))
    }

    /// Takes over the value of one property.
    func set(_ property: AnimatableProperty, of shape: ShapeContents) {
        switch property {
        case .fillColor: fillColor = shape.fillColor
        case .strokeColor: strokeColor = shape.strokeColor
        case .lineWidth: lineWidth = shape.stroke.width
        case .lineDashPhase: lineDashPhase = shape.stroke.dashPhase
        case .strokeStart: strokeStart = shape.strokeStart
        case .strokeEnd: strokeEnd = shape.strokeEnd
        case .path: path = shape.path
        // Those of every layer.
        default: break
        }
    }

    override func adopt(_ presented: PresentedValues) {
        super.adopt(presented)
        guard let shape = presented.shape else { return }
        path = shape.path
        fillRule = shape.fillRule == .evenOdd ? .evenOdd : .nonZero
        fillColor = shape.fillColor
        strokeColor = shape.strokeColor
        lineWidth = shape.stroke.width
        lineDashPhase = shape.stroke.dashPhase
        strokeStart = shape.strokeStart
        strokeEnd = shape.strokeEnd
    }
}
