/// The values of a layer's animatable properties at one moment of its animations.
package struct PresentedValues: Hashable {
    package private(set) var bounds: CGRect
    package private(set) var position: CGPoint
    package private(set) var anchorPoint: CGPoint
    package private(set) var transform: CGAffineTransform
    /// Several animations together may lead beyond 0 and 1.
    package private(set) var opacity: Float
    package private(set) var backgroundColor: CGColor?
    package private(set) var cornerRadius: CGFloat
    package private(set) var borderWidth: CGFloat
    package private(set) var borderColor: CGColor?
    package private(set) var shadowColor: CGColor?
    package private(set) var shadowOpacity: Float
    package private(set) var shadowOffset: CGSize
    package private(set) var shadowRadius: CGFloat
    /// Nil where the layer shows no shape.
    package private(set) var shape: ShapeContents?
    package private(set) var transition: LayerTransition.State?

    /// Those of the layer itself.
    @MainActor init(_ layer: CALayer) {
        bounds = layer.bounds
        position = layer.position
        anchorPoint = layer.anchorPoint
        transform = layer.transform
        opacity = layer.opacity
        backgroundColor = layer.backgroundColor
        cornerRadius = layer.cornerRadius
        borderWidth = layer.borderWidth
        borderColor = layer.borderColor
        shadowColor = layer.shadowColor
        shadowOpacity = layer.shadowOpacity
        shadowOffset = layer.shadowOffset
        shadowRadius = layer.shadowRadius
        if case .shape(let shape) = layer.layerContents { self.shape = shape }
    }

    /// A value that no layer may have is passed over.
    mutating func apply(_ animation: LayerAnimation, at time: Double) {
        guard let value = animation.value(at: time) else { return }
        if let transition = animation.transition {
            guard case .number(let progress) = value else { return }
            self.transition = .init(transition: transition, id: animation.id, progress: progress)
            return
        }
        let wanted = animation.isAdditive ? self[animation.property].adding(value) : value
        if wanted.isDrawable { self[animation.property] = wanted }
    }

    /// Which parts of the layer differ.
    func change(from other: PresentedValues) -> LayerChange {
        var change: LayerChange = []
        if bounds != other.bounds || position != other.position || anchorPoint != other.anchorPoint
            || transform != other.transform
        {
            change.insert(.geometry)
        }
        if opacity != other.opacity { change.insert(.visibility) }
        if backgroundColor != other.backgroundColor || cornerRadius != other.cornerRadius
            || borderWidth != other.borderWidth || borderColor != other.borderColor
        {
            change.insert(.appearance)
        }
        if shadowColor != other.shadowColor || shadowOpacity != other.shadowOpacity
            || shadowOffset != other.shadowOffset || shadowRadius != other.shadowRadius
        {
            change.insert(.shadow)
        }
        if shape != other.shape { change.insert(.contents) }
        if transition != other.transition { change.formUnion(AnimatableProperty.transition.change) }
        return change
    }

    package subscript(property: AnimatableProperty) -> AnimatableValue {
        get {
            switch property {
            case .bounds: .rect(bounds)
            case .boundsOrigin: .point(bounds.origin)
            case .boundsOriginX: .number(bounds.origin.x)
            case .boundsOriginY: .number(bounds.origin.y)
            case .boundsSize: .size(bounds.size)
            case .boundsWidth: .number(bounds.size.width)
            case .boundsHeight: .number(bounds.size.height)
            case .position: .point(position)
            case .positionX: .number(position.x)
            case .positionY: .number(position.y)
            case .anchorPoint: .point(anchorPoint)
            case .transform: .transform(transform)
            case .rotation: .number(TransformParts(transform).angle)
            case .scale, .scaleX: .number(TransformParts(transform).scaleX)
            case .scaleY: .number(TransformParts(transform).scaleY)
            case .translation: .size(CGSize(width: transform.tx, height: transform.ty))
            case .translationX: .number(transform.tx)
            case .translationY: .number(transform.ty)
            case .opacity: .number(Double(opacity))
            case .backgroundColor: .color(backgroundColor)
            case .cornerRadius: .number(cornerRadius)
            case .borderWidth: .number(borderWidth)
            case .borderColor: .color(borderColor)
            case .shadowColor: .color(shadowColor)
            case .shadowOpacity: .number(Double(shadowOpacity))
            case .shadowOffset: .size(shadowOffset)
            case .shadowRadius: .number(shadowRadius)
            case .transition: .number(transition?.progress ?? 1)
            case .fillColor, .strokeColor: shape?[property] ?? .color(nil)
            case .lineWidth, .lineDashPhase, .strokeStart, .strokeEnd: shape?[property] ?? .number(0)
            }
        }
        set {
            switch newValue {
            case .number(let number): set(property, CGFloat(number))
            case .point(let point): set(property, point)
            case .size(let size): set(property, size)
            case .rect(let rect): if property == .bounds { bounds = rect }
            case .color(let color): set(property, color)
            case .transform(let new): if property == .transform { transform = new }
            }
        }
    }

    private mutating func set(_ property: AnimatableProperty, _ number: CGFloat) {
        switch property {
        case .boundsOriginX: bounds.origin.x = number
        case .boundsOriginY: bounds.origin.y = number
        case .boundsWidth: bounds.size.width = number
        case .boundsHeight: bounds.size.height = number
        case .positionX: position.x = number
        case .positionY: position.y = number
        case .rotation: changeTransform { $0.angle = number }
        case .scale:
            changeTransform {
                $0.scaleX = number
                $0.scaleY = number
            }
        case .scaleX: changeTransform { $0.scaleX = number }
        case .scaleY: changeTransform { $0.scaleY = number }
        case .translationX: transform.tx = number
        case .translationY: transform.ty = number
        case .opacity: opacity = Float(number)
        case .cornerRadius: cornerRadius = number
        case .borderWidth: borderWidth = number
        case .shadowOpacity: shadowOpacity = Float(number)
        case .shadowRadius: shadowRadius = number
        default: shape = shape?.setting(property, to: .number(Double(number)))
        }
    }

    private mutating func set(_ property: AnimatableProperty, _ point: CGPoint) {
        switch property {
        case .boundsOrigin: bounds.origin = point
        case .position: position = point
        case .anchorPoint: anchorPoint = point
        default: break
        }
    }

    private mutating func set(_ property: AnimatableProperty, _ size: CGSize) {
        switch property {
        case .boundsSize: bounds.size = size
        case .translation: (transform.tx, transform.ty) = (size.width, size.height)
        case .shadowOffset: shadowOffset = size
        default: break
        }
    }

    private mutating func set(_ property: AnimatableProperty, _ color: CGColor?) {
        switch property {
        case .backgroundColor: backgroundColor = color
        case .borderColor: borderColor = color
        case .shadowColor: shadowColor = color
        default: shape = shape?.setting(property, to: .color(color))
        }
    }

    private mutating func changeTransform(_ change: (inout TransformParts) -> Void) {
        var parts = TransformParts(transform)
        change(&parts)
        transform = parts.transform
    }
}

extension AnimatableValue {
    /// As large as the coordinates of a layer may be, in points; a spring or many runs could lead beyond.
    private static let largest = 1e9

    fileprivate var isDrawable: Bool {
        func isFine(_ numbers: CGFloat...) -> Bool {
            numbers.allSatisfy { abs($0) <= Self.largest }
        }
        return switch self {
        case .number(let number): isFine(CGFloat(number))
        case .point(let point): isFine(point.x, point.y)
        case .size(let size): isFine(size.width, size.height)
        case .rect(let rect): isFine(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        case .color: true
        case .transform(let transform):
            isFine(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        }
    }
}
