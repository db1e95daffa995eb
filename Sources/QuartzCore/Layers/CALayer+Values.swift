import Diagnostics

/// What becomes of a value that a layer is given.
extension CALayer {
    /// Keeps a value, and shows the way to it where changes are animated. One that no layer may have is refused.
    func set<Value: LayerValue>(
        _ property: AnimatableProperty, _ path: WritableKeyPath<LayerValues, Value>, _ new: Value
    ) {
        guard new.isAllowed else {
            refuse(property.rawValue, new)
            return
        }
        let old = values[keyPath: path]
        guard old != new else { return }
        values[keyPath: path] = new
        didChange(property, from: old, to: new)
    }

    /// Keeps a value that cannot be animated.
    func set<Value: Equatable>(
        _ change: LayerChange, _ path: WritableKeyPath<LayerValues, Value>, _ new: Value
    ) {
        guard values[keyPath: path] != new else { return }
        values[keyPath: path] = new
        note(change)
    }

    /// Takes over values that another process described and this one has checked. Nothing of it is animated here.
    package func replaceValues(_ replace: (inout LayerValues) -> Void) {
        var new = values
        replace(&new)
        let change = new.change(from: values)
        guard !change.isEmpty else { return }
        values = new
        note(change)
    }

    func didChange<Value: LayerValue>(_ property: AnimatableProperty, from old: Value, to new: Value) {
        guard old != new else { return }
        note(property.change)
        didChange(property, from: old.animatable, to: new.animatable)
    }

    /// Animates the change of a property whose value is part of the contents, which have been noted.
    func didChange(_ property: AnimatableProperty, from old: AnimatableValue, to new: AnimatableValue) {
        guard old != new else { return }
        if tree != nil { LayerActions.propertyDidChange(of: self, property, old, new) }
        retargetAnimations()
    }

    func refuse(_ what: String, _ value: Any) {
        let owner = sequence(first: self, next: \.superlayer).lazy.compactMap(\.layoutOwner).first
        let place = owner.map { " of \($0.nameInReports)" } ?? ""
        let line = "\(id)\(place): \(what) cannot be \(value); the old value stays"
        Log.views.warning("\(line)")
        Self.observeRefusal?(line)
    }

    // MARK: Geometry

    // Bounds and position are written without a key path: a layout pass sets them of every view.

    /// Tells whoever lays out what is in the layer of another size.
    func setBounds(_ new: CGRect) {
        guard new.isAllowed else { return refuse(AnimatableProperty.bounds.rawValue, new) }
        let old = values.bounds
        guard old != new else { return }
        values.bounds = new
        if old.size != new.size { note(.geometry) }
        if old.origin != new.origin { note(.scroll) }
        if tree != nil { LayerActions.propertyDidChange(of: self, .bounds, .rect(old), .rect(new)) }
        retargetAnimations()
        if old.size != new.size { layoutOwner?.sizeDidChange(of: self) }
    }

    func setPosition(_ new: CGPoint) {
        guard new.isAllowed else { return refuse(AnimatableProperty.position.rawValue, new) }
        let old = values.geometry.position
        guard old != new else { return }
        values.geometry.position = new
        didChange(.position, from: old, to: new)
    }

    /// Maps the layer's coordinates to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        values.transformToSuperlayer
    }

    var frameFromGeometry: CGRect {
        let (size, position, anchorPoint, transform) = values.geometry.parts
        guard transform.isIdentity else { return bounds.applying(transformToSuperlayer) }
        return CGRect(
            x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
            width: size.width, height: size.height)
    }

    func setGeometry(frame: CGRect) {
        guard frame.isFinite else {
            refuse("frame", frame)
            return
        }
        let rect = frame.standardized
        var size = rect.size
        if !transform.isIdentity, transform.determinant != 0 {
            let back = CGRect(origin: .zero, size: rect.size).applying(transform.inverted())
            size = back.size
        }
        bounds.size = size
        position = CGPoint(
            x: rect.origin.x + anchorPoint.x * rect.width, y: rect.origin.y + anchorPoint.y * rect.height)
    }

    // MARK: Contents

    /// The image or the surface that is shown.
    var shownPicture: Any? {
        switch layerContents {
        case .image(let image, _): image
        case .surface(let shown, _): shown.surface
        case .none, .text, .drawing, .picture, .shape, .gradient: nil
        }
    }

    /// Has whoever shows the layer look at its contents again, although they are the same.
    package func setNeedsContents() {
        note(.contents)
    }

    func show(_ contents: Any?) {
        switch contents {
        case nil:
            layerContents = .none
        case let image as CGImage:
            layerContents = .image(image, scale: contentsScale)
        case let surface as IOSurface:
            layerContents = .surface(ShownSurface(surface), scale: contentsScale)
        default:
            refuse("contents", "a value that is no CGImage and no IOSurface")
        }
    }

    // MARK: Values of their own

    // Each answers the value that stays. Its observer sets it, and an observer that sets its own property is not called again.

    func rescaled(from old: CGFloat) -> CGFloat {
        guard contentsScale.isFinite, contentsScale > 0 else {
            refuse("contentsScale", contentsScale)
            return old
        }
        guard contentsScale != old else { return old }
        note(.contents)
        switch layerContents {
        case .image(let image, _): layerContents = .image(image, scale: contentsScale)
        case .surface(let shown, _): layerContents = .surface(shown, scale: contentsScale)
        case .none, .text, .drawing, .picture, .shape, .gradient: break
        }
        return contentsScale
    }

    func recentered(from old: CGRect) -> CGRect {
        guard contentsCenter.isFinite else {
            refuse("contentsCenter", contentsCenter)
            return old
        }
        if contentsCenter != old { note(.contents) }
        return contentsCenter
    }

    func reordered(from old: CGFloat) -> CGFloat {
        guard zPosition.isFinite else {
            refuse("zPosition", zPosition)
            return old
        }
        if zPosition != old {
            superlayer?.isPaintedInOrder = nil
            superlayer?.note([.sublayers, .interaction])
        }
        return zPosition
    }
}
