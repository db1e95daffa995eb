extension CALayer {
    /// Sets what an animator moved of the layer, as an app would.
    package func set(_ property: AnimatableProperty, to value: AnimatableValue) {
        var new = PresentedValues(self)
        new[property] = value
        let values = new.values
        switch property {
        case .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight:
            bounds = values.bounds
        case .position, .positionX, .positionY: position = values.geometry.position
        case .anchorPoint: anchorPoint = values.geometry.anchorPoint
        case .transform, .rotation, .scale, .scaleX, .scaleY, .translation, .translationX, .translationY:
            setAffineTransform(values.geometry.transform)
        case .opacity: opacity = values.visibility.opacity
        case .backgroundColor: backgroundColor = values.appearance.backgroundColor
        case .cornerRadius: cornerRadius = values.appearance.cornerRadius
        case .borderWidth: borderWidth = values.appearance.borderWidth
        case .borderColor: borderColor = values.appearance.borderColor
        case .shadowColor: shadowColor = values.shadow.color
        case .shadowOpacity: shadowOpacity = values.shadow.opacity
        case .shadowOffset: shadowOffset = values.shadow.offset
        case .shadowRadius: shadowRadius = values.shadow.radius
        case .fillColor, .strokeColor, .lineWidth, .lineDashPhase, .strokeStart, .strokeEnd, .path:
            if let shape = new.shape { (self as? CAShapeLayer)?.set(property, of: shape) }
        case .colors, .locations, .startPoint, .endPoint:
            if let gradient = new.gradient { (self as? CAGradientLayer)?.set(property, of: gradient) }
        case .transition: break
        }
    }
}
