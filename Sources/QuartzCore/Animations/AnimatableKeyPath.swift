/// Where the value of an animatable property lies.
enum AnimatableKeyPath {
    case number(WritableKeyPath<LayerValues, CGFloat>)
    case fraction(WritableKeyPath<LayerValues, Float>)
    case point(WritableKeyPath<LayerValues, CGPoint>)
    case size(WritableKeyPath<LayerValues, CGSize>)
    case rect(WritableKeyPath<LayerValues, CGRect>)
    case color(WritableKeyPath<LayerValues, CGColor?>)
    case transform(WritableKeyPath<LayerValues, CGAffineTransform>)
    /// In the shape that the layer shows, if it shows one.
    case shape(AnimatableValue.Kind)
    /// The value lies in the gradient that the layer shows, if it shows one.
    case gradient(AnimatableValue.Kind)
    /// In the transition that the layer is in, if it is in one.
    case transition

    var kind: AnimatableValue.Kind {
        switch self {
        case .number, .fraction, .transition: .number
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .color: .color
        case .transform: .transform
        case .shape(let kind), .gradient(let kind): kind
        }
    }
}

// An affine transform as the parts that key paths name.
extension CGAffineTransform {
    fileprivate(set) var parts: TransformParts {
        get { TransformParts(self) }
        set { self = newValue.transform }
    }

    fileprivate(set) var translation: CGSize {
        get { CGSize(width: tx, height: ty) }
        set { (tx, ty) = (newValue.width, newValue.height) }
    }
}

extension TransformParts {
    /// Along both axes; that along x where they differ.
    fileprivate(set) var scale: CGFloat {
        get { scaleX }
        set { (scaleX, scaleY) = (newValue, newValue) }
    }
}

extension AnimatableProperty {
    var place: AnimatableKeyPath {
        switch self {
        case .bounds: .rect(\.bounds)
        case .boundsOrigin: .point(\.bounds.origin)
        case .boundsOriginX: .number(\.bounds.origin.x)
        case .boundsOriginY: .number(\.bounds.origin.y)
        case .boundsSize: .size(\.bounds.size)
        case .boundsWidth: .number(\.bounds.size.width)
        case .boundsHeight: .number(\.bounds.size.height)
        case .position: .point(\.geometry.position)
        case .positionX: .number(\.geometry.position.x)
        case .positionY: .number(\.geometry.position.y)
        case .anchorPoint: .point(\.geometry.anchorPoint)
        case .transform: .transform(\.geometry.transform)
        case .rotation: .number(\.geometry.transform.parts.angle)
        case .scale: .number(\.geometry.transform.parts.scale)
        case .scaleX: .number(\.geometry.transform.parts.scaleX)
        case .scaleY: .number(\.geometry.transform.parts.scaleY)
        case .translation: .size(\.geometry.transform.translation)
        case .translationX: .number(\.geometry.transform.tx)
        case .translationY: .number(\.geometry.transform.ty)
        case .opacity: .fraction(\.visibility.opacity)
        case .backgroundColor: .color(\.appearance.backgroundColor)
        case .cornerRadius: .number(\.appearance.cornerRadius)
        case .borderWidth: .number(\.appearance.borderWidth)
        case .borderColor: .color(\.appearance.borderColor)
        case .shadowColor: .color(\.shadow.color)
        case .shadowOpacity: .fraction(\.shadow.opacity)
        case .shadowOffset: .size(\.shadow.offset)
        case .shadowRadius: .number(\.shadow.radius)
        case .fillColor, .strokeColor: .shape(.color)
        case .lineWidth, .lineDashPhase, .strokeStart, .strokeEnd: .shape(.number)
        case .path: .shape(.path)
        case .colors: .gradient(.colors)
        case .locations: .gradient(.numbers)
        case .startPoint, .endPoint: .gradient(.point)
        case .transition: .transition
        }
    }
}
