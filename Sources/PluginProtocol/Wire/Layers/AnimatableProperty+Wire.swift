import QuartzCore
import WireMessages

extension AnimatableProperty {
    private static let fromWire = Dictionary(uniqueKeysWithValues: allCases.map { ($0.wire, $0) })

    init(wire: Mullion_V1_AnimatedProperty) throws(Misbehaviour) {
        guard let property = Self.fromWire[wire] else {
            throw Misbehaviour(.unknownCase, "\(wire) is no property that can be animated", at: ["property"])
        }
        self = property
    }

    var wire: Mullion_V1_AnimatedProperty {
        switch self {
        case .bounds: .bounds
        case .boundsOrigin: .boundsOrigin
        case .boundsOriginX: .boundsOriginX
        case .boundsOriginY: .boundsOriginY
        case .boundsSize: .boundsSize
        case .boundsWidth: .boundsWidth
        case .boundsHeight: .boundsHeight
        case .position: .position
        case .positionX: .positionX
        case .positionY: .positionY
        case .anchorPoint: .anchorPoint
        case .transform: .transform
        case .rotation: .rotation
        case .scale: .scale
        case .scaleX: .scaleX
        case .scaleY: .scaleY
        case .translation: .translation
        case .translationX: .translationX
        case .translationY: .translationY
        case .opacity: .opacity
        case .backgroundColor: .backgroundColor
        case .cornerRadius: .cornerRadius
        case .borderWidth: .borderWidth
        case .borderColor: .borderColor
        case .shadowColor: .shadowColor
        case .shadowOpacity: .shadowOpacity
        case .shadowOffset: .shadowOffset
        case .shadowRadius: .shadowRadius
        case .transition: .transition
        case .fillColor: .fillColor
        case .strokeColor: .strokeColor
        case .lineWidth: .lineWidth
        case .lineDashPhase: .lineDashPhase
        case .strokeStart: .strokeStart
        case .strokeEnd: .strokeEnd
        case .path: .path
        case .colors: .colors
        case .locations: .locations
        case .startPoint: .startPoint
        case .endPoint: .endPoint
        }
    }
}
