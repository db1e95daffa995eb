/// Says how a block of changes, `UIView.animate`'s for instance, leads a property of a layer to its new value.
///
/// The table follows what others measured of UIKit; `docs/decisions/0075-three-kinds-of-animated-properties.md` says which lines of it
/// are certain, and which are our reading.
enum PropertyMotion {
    /// The difference to the old value fades out on top of the new one, and on top of every other animation of the property.
    case adding
    /// The animation takes the place of the one that is under way, which ends unfinished.
    case replacing
    /// The new value is shown at once, and no animation is made.
    case none

    /// Makes the motion of a property of a view's own layer.
    init(of property: AnimatableProperty) {
        self =
            switch property {
            case .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight,
                .position, .positionX, .positionY, .transform, .rotation, .scale, .scaleX, .scaleY, .translation,
                .translationX, .translationY, .cornerRadius, .shadowOpacity:
                .adding
            case .opacity, .backgroundColor, .anchorPoint:
                .replacing
            case .borderWidth, .borderColor, .shadowColor, .shadowOffset, .shadowRadius, .fillColor, .strokeColor,
                .lineWidth, .lineDashPhase, .strokeStart, .strokeEnd, .path, .colors, .locations, .startPoint,
                .endPoint, .transition:
                .none
            }
    }

    /// Makes the motion of a property of a layer that a control is made of. An app does not see these layers, so that UIKit's table
    /// says nothing of them; all of them move with their control.
    init(ofPart property: AnimatableProperty) {
        self = property.kind == .color ? .replacing : .adding
    }
}
