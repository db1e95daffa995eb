/// The properties of a layer that can be animated, by their key paths.
package enum AnimatableProperty: String, CaseIterable, Sendable {
    case bounds
    case boundsOrigin = "bounds.origin"
    case boundsOriginX = "bounds.origin.x"
    case boundsOriginY = "bounds.origin.y"
    case boundsSize = "bounds.size"
    case boundsWidth = "bounds.size.width"
    case boundsHeight = "bounds.size.height"
    case position
    case positionX = "position.x"
    case positionY = "position.y"
    case anchorPoint
    /// As Core Animation names a layer's `transform` where it is an affine one.
    case transform
    /// In radians.
    case rotation = "transform.rotation"
    case scale = "transform.scale"
    case scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y"
    case translation = "transform.translation"
    case translationX = "transform.translation.x"
    case translationY = "transform.translation.y"
    case opacity
    case backgroundColor
    case cornerRadius
    case borderWidth
    case borderColor
    case shadowColor
    case shadowOpacity
    case shadowOffset
    case shadowRadius
    // Of a shape, and of no other layer.
    case fillColor
    case strokeColor
    case lineWidth
    case lineDashPhase
    case strokeStart
    case strokeEnd
    case path
    // Of a gradient, and of no other layer.
    case colors
    case locations
    case startPoint
    case endPoint
    /// How far a transition of the whole layer has come.
    case transition

    /// `transform.rotation.z` turns about the axis that points at the user, which is the only one of a plane.
    package init?(keyPath: String) {
        guard keyPath != "transform.rotation.z" else {
            self = .rotation
            return
        }
        guard keyPath != Self.transition.rawValue else { return nil }
        self.init(rawValue: keyPath)
    }

    /// Whether layers of the class of `layer` have the property.
    @MainActor func isOf(_ layer: CALayer) -> Bool {
        switch place {
        case .shape: layer is CAShapeLayer
        case .gradient: layer is CAGradientLayer
        case .number, .fraction, .point, .size, .rect, .color, .transform, .transition: true
        }
    }

    package var kind: AnimatableValue.Kind {
        place.kind
    }

    /// What of a layer has to be drawn anew with the property.
    package var change: LayerChange {
        switch self {
        case .bounds: [.geometry, .scroll]
        case .boundsOrigin, .boundsOriginX, .boundsOriginY: .scroll
        case .boundsSize, .boundsWidth, .boundsHeight, .position, .positionX, .positionY, .anchorPoint, .transform,
            .rotation, .scale, .scaleX, .scaleY, .translation, .translationX, .translationY:
            .geometry
        case .opacity: .visibility
        case .backgroundColor, .cornerRadius, .borderWidth, .borderColor: .appearance
        case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius: .shadow
        case .fillColor, .strokeColor, .lineWidth, .lineDashPhase, .strokeStart, .strokeEnd, .path, .colors, .locations,
            .startPoint, .endPoint:
            .contents
        case .transition: [.visibility, .contents]
        }
    }
}
