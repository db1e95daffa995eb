/// A layer filled with colours that pass into each other, its round corners included.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    override public init() {
        super.init()
    }

    override public init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        colors = layer.colors
        locations = layer.locations
        startPoint = layer.startPoint
        endPoint = layer.endPoint
        type = layer.type
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// `CGColor`s; anything else shows nothing.
    open var colors: [Any]? {
        didSet { record() }
    }

    /// The places of the colours, from 0 to 1 and rising; nil sets them at equal distances.
    open var locations: [NSNumber]? {
        didSet { record() }
    }

    /// As fractions of the bounds, from their top left.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { record() }
    }

    /// As fractions of the bounds, from their top left.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { record() }
    }

    open var type: CAGradientLayerType = .axial {
        didSet { record() }
    }

    override open var bounds: CGRect {
        didSet { if bounds != oldValue { record() } }
    }

    override open var cornerRadius: CGFloat {
        didSet { record() }
    }

    override open var maskedCorners: CACornerMask {
        didSet { record() }
    }

    override open var cornerCurve: CALayerCornerCurve {
        didSet { record() }
    }

    override open var masksToBounds: Bool {
        didSet { record() }
    }

    private func record() {
        let locations = locations.map { $0.map { CGFloat($0.doubleValue) } }
        guard let colors, locations == nil || locations?.count == colors.count,
            let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations)
        else {
            layerContents = .none
            return
        }
        let context = CGContext()
        // A layer that clips cuts the gradient itself.
        if cornerRadius > 0, !masksToBounds {
            let corners = LayerCorners(
                radius: cornerRadius, rounded: maskedCorners, isContinuous: cornerCurve == .continuous)
            context.addPath(corners.path(in: bounds))
            context.clip()
        }
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let (start, end) = (place(startPoint), place(endPoint))
        switch type {
        case .radial:
            // A circle of radius 1, stretched to the ellipse.
            let size = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            guard size.width > 0, size.height > 0 else { break }
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: size.width, y: size.height)
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
        case .conic:
            context.drawConicGradient(
                gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default:
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        }
        layerContents = .drawing(context.drawing)
    }

    private func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
}
