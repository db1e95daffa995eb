/// A layer filled with colours that pass into each other, its round corners included.
///
/// Colours, locations and both points can be animated. Where two values have as many colours or locations, each goes to its next one; otherwise
/// all of them are there at once.
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
        didSet {
            let (old, new) = (Self.known(oldValue), Self.known(colors))
            recordChange(of: .colors, .colors(old), .colors(new), isGradual: !old.isEmpty && old.count == new.count)
        }
    }

    /// The places of the colours on the way from the start, 0, to the end, 1, rising; they may lie beyond both. Nil sets them at equal
    /// distances. Another number of places than of colours shows nothing.
    open var locations: [NSNumber]? {
        didSet {
            let (old, new) = (Self.places(oldValue), Self.places(locations))
            recordChange(
                of: .locations, .numbers(old), .numbers(new), isGradual: !old.isEmpty && old.count == new.count)
        }
    }

    /// As fractions of the bounds, from their top left.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { recordChange(of: .startPoint, .point(oldValue), .point(startPoint)) }
    }

    /// As fractions of the bounds, from their top left.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { recordChange(of: .endPoint, .point(oldValue), .point(endPoint)) }
    }

    open var type: CAGradientLayerType = .axial {
        didSet { record() }
    }

    private static func known(_ colors: [Any]?) -> [CGColor] {
        (colors ?? []).compactMap { $0 as? CGColor }
    }

    private static func places(_ locations: [NSNumber]?) -> [CGFloat] {
        (locations ?? []).map { CGFloat($0.doubleValue) }
    }

    /// - Parameter isGradual: Whether there are values between the two.
    private func recordChange(
        of property: AnimatableProperty, _ old: AnimatableValue, _ new: AnimatableValue, isGradual: Bool = true
    ) {
        let wasShown = isShown
        record()
        guard isGradual, wasShown, isShown else {
            // What goes on towards the old value would show it until its end.
            removeAnimation(forKey: property.rawValue)
            return retargetAnimations()
        }
        didChange(property, from: old, to: new)
    }

    private var isShown: Bool {
        if case .gradient = layerContents { true } else { false }
    }

    private func record() {
        let (known, places) = (Self.known(colors), Self.places(locations))
        guard !known.isEmpty, known.count == colors?.count, locations == nil || places.count == known.count,
            places.allSatisfy(\.isFinite), startPoint.isFinite, endPoint.isFinite
        else {
            layerContents = .none
            return
        }
        layerContents = .gradient(
            GradientContents(course: course, colors: known, locations: places, start: startPoint, end: endPoint))
    }

    private var course: GradientContents.Course {
        switch type {
        case .radial: .radial
        case .conic: .conic
        default: .axial
        }
    }

    /// Takes over the value of one property.
    func set(_ property: AnimatableProperty, of gradient: GradientContents) {
        switch property {
        case .colors: colors = gradient.colors
        case .locations: locations = Self.locations(of: gradient)
        case .startPoint: startPoint = gradient.start
        case .endPoint: endPoint = gradient.end
        // Those of every layer.
        default: break
        }
    }

    private static func locations(of gradient: GradientContents) -> [NSNumber]? {
        gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: Double($0)) }
    }

    override func adopt(_ presented: PresentedValues) {
        super.adopt(presented)
        guard let gradient = presented.gradient else { return }
        colors = gradient.colors
        locations = Self.locations(of: gradient)
        startPoint = gradient.start
        endPoint = gradient.end
    }
}
