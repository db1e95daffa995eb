import QuartzCore
import WireMessages

extension LayerAnimation.Group {
    init(wire: Mullion_V1_AnimationGroup) throws(Misbehaviour) {
        try WireNumber.require(wire.hasTiming, "timing")
        self.init(
            timing: try within("timing", try AnimationTiming(wire: wire.timing)),
            curve: wire.hasCurve ? try within("curve", try TimingCurve(wire: wire.curve)) : .linear)
    }

    var wire: Mullion_V1_AnimationGroup {
        .with {
            $0.timing = timing.wire
            if curve != .linear { $0.curve = curve.wire }
        }
    }
}
