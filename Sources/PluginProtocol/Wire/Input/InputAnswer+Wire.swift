import CoreGraphics
import WireMessages

extension InputAnswer {
    init(wire: Mullion_V1_InputWasHandled) throws(Misbehaviour) {
        self.init(
            isHandled: wire.handled,
            scrollRest: wire.hasScrollRest ? try within("scroll_rest", try CGVector(wire: wire.scrollRest)) : .zero,
            scrollTarget: wire.hasScrollTarget
                ? try within("scroll_target", try CGPoint(wire: wire.scrollTarget)) : nil)
        // What nobody handled leaves nothing, and leads nowhere.
        if !isHandled { (scrollRest, scrollTarget) = (.zero, nil) }
        if wire.usesTaps { gestures.insert(.taps) }
        if wire.usesPans { gestures.insert(.pans) }
        if wire.usesSwipes { gestures.insert(.swipes) }
    }

    var wire: Mullion_V1_InputWasHandled {
        .with {
            $0.handled = isHandled
            $0.usesTaps = gestures.contains(.taps)
            $0.usesPans = gestures.contains(.pans)
            $0.usesSwipes = gestures.contains(.swipes)
            if isHandled, scrollRest != .zero { $0.scrollRest = scrollRest.wire }
            if isHandled, let scrollTarget { $0.scrollTarget = scrollTarget.wire }
        }
    }
}
