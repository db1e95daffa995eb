/// The values of a layer's animatable properties at one moment of its animations.
package struct PresentedValues: Hashable {
    package private(set) var values: LayerValues
    /// Nil where the layer shows no shape.
    package private(set) var shape: ShapeContents?
    /// The gradient that the layer shows; nil where it shows none.
    package private(set) var gradient: GradientContents?
    package private(set) var transition: LayerTransition.State?

    /// Those of the layer itself.
    @MainActor package init(_ layer: CALayer) {
        values = layer.values
        switch layer.layerContents {
        case .shape(let shape): self.shape = shape
        case .gradient(let gradient): self.gradient = gradient
        case .none, .text, .image, .surface, .drawing, .picture: break
        }
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

    /// With opacities that a layer may have.
    var drawnValues: LayerValues {
        var drawn = values
        drawn.visibility.opacity = min(max(values.visibility.opacity, 0), 1)
        drawn.shadow.opacity = min(max(values.shadow.opacity, 0), 1)
        return drawn
    }

    /// Which parts of the layer differ.
    func change(from other: PresentedValues) -> LayerChange {
        var change = values.change(from: other.values)
        if shape != other.shape || gradient != other.gradient { change.insert(.contents) }
        if transition != other.transition { change.formUnion(AnimatableProperty.transition.change) }
        return change
    }

    /// A value of another kind than the property's is passed over.
    package subscript(property: AnimatableProperty) -> AnimatableValue {
        get {
            switch property.place {
            case .number(let path): .number(Double(values[keyPath: path]))
            case .fraction(let path): .number(Double(values[keyPath: path]))
            case .point(let path): .point(values[keyPath: path])
            case .size(let path): .size(values[keyPath: path])
            case .rect(let path): .rect(values[keyPath: path])
            case .color(let path): .color(values[keyPath: path])
            case .transform(let path): .transform(values[keyPath: path])
            case .shape(.color): shape?[property] ?? .color(nil)
            case .shape(.path): shape?[property] ?? .path(CGPath(segments: []))
            case .shape: shape?[property] ?? .number(0)
            case .gradient(.colors): gradient?[property] ?? .colors([])
            case .gradient(.numbers): gradient?[property] ?? .numbers([])
            case .gradient: gradient?[property] ?? .point(.zero)
            case .transition: .number(transition?.progress ?? 1)
            }
        }
        set {
            switch (property.place, newValue) {
            case (.number(let path), .number(let number)): values[keyPath: path] = CGFloat(number)
            case (.fraction(let path), .number(let number)): values[keyPath: path] = Float(number)
            case (.point(let path), .point(let point)): values[keyPath: path] = point
            case (.size(let path), .size(let size)): values[keyPath: path] = size
            case (.rect(let path), .rect(let rect)): values[keyPath: path] = rect
            case (.color(let path), .color(let color)): values[keyPath: path] = color
            case (.transform(let path), .transform(let transform)): values[keyPath: path] = transform
            case (.shape, _): shape = shape?.setting(property, to: newValue)
            case (.gradient, _): gradient = gradient?.setting(property, to: newValue)
            case (.number, _), (.fraction, _), (.point, _), (.size, _), (.rect, _), (.color, _), (.transform, _),
                (.transition, _):
                break
            }
        }
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
        case .color, .colors: true
        case .numbers(let numbers): numbers.allSatisfy { isFine($0) }
        case .transform(let transform):
            isFine(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
        case .path(let path):
            path.isEmpty || (path.isFinite && AnimatableValue.rect(path.boundingBox).isDrawable)
        }
    }
}
