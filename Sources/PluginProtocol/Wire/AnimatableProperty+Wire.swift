import QuartzCore
import WireMessages

extension AnimatableProperty {
    private static let pairs: [(AnimatableProperty, Mullion_V1_AnimatedProperty)] = [
        (.bounds, .bounds), (.boundsOrigin, .boundsOrigin), (.boundsOriginX, .boundsOriginX),
        (.boundsOriginY, .boundsOriginY), (.boundsSize, .boundsSize), (.boundsWidth, .boundsWidth),
        (.boundsHeight, .boundsHeight), (.position, .position), (.positionX, .positionX), (.positionY, .positionY),
        (.anchorPoint, .anchorPoint), (.transform, .transform), (.rotation, .rotation), (.scale, .scale),
        (.scaleX, .scaleX), (.scaleY, .scaleY), (.translation, .translation), (.translationX, .translationX),
        (.translationY, .translationY), (.opacity, .opacity), (.backgroundColor, .backgroundColor),
        (.cornerRadius, .cornerRadius), (.borderWidth, .borderWidth), (.borderColor, .borderColor),
        (.shadowColor, .shadowColor), (.shadowOpacity, .shadowOpacity), (.shadowOffset, .shadowOffset),
        (.shadowRadius, .shadowRadius), (.transition, .transition),
        (.fillColor, .fillColor), (.strokeColor, .strokeColor), (.lineWidth, .lineWidth),
        (.lineDashPhase, .lineDashPhase), (.strokeStart, .strokeStart), (.strokeEnd, .strokeEnd),
    ]
    private static let toWire = Dictionary(uniqueKeysWithValues: pairs)
    private static let fromWire = Dictionary(uniqueKeysWithValues: pairs.map { ($0.1, $0.0) })

    init(wire: Mullion_V1_AnimatedProperty) throws(Misbehaviour) {
        guard let property = Self.fromWire[wire] else {
            throw Misbehaviour(.unknownCase, "\(wire) is no property that can be animated", at: ["property"])
        }
        self = property
    }

    var wire: Mullion_V1_AnimatedProperty {
        Self.toWire[self] ?? .unspecified
    }
}
