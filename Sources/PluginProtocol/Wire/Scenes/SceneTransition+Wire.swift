import QuartzCore
import WireMessages

extension SceneTransition {
    init(wire: Mullion_V1_SceneTransition) throws(Misbehaviour) {
        self.init(
            id: try WireNumber.serial(wire.transition, "transition"),
            animation: wire.hasAnimation
                ? try within("animation", try AnimationParameters(wire: wire.animation)) : nil,
            isInteractive: wire.interactive)
    }

    var wire: Mullion_V1_SceneTransition {
        .with {
            $0.transition = id.rawValue
            if let animation { $0.animation = animation.wire }
            $0.interactive = isInteractive
        }
    }
}

extension AnimationParameters {
    init(wire: Mullion_V1_TransitionAnimation) throws(Misbehaviour) {
        let pace: LayerAnimation.Pace =
            switch wire.pace {
            case nil: .curve(.linear)
            case .curve(let curve): .curve(try within("curve", try TimingCurve(wire: curve)))
            case .spring(let spring): .spring(try within("spring", try Spring(wire: spring)))
            }
        self.init(
            duration: try WireNumber.length(wire.duration, "duration"),
            delay: try WireNumber.length(wire.delay, "delay"), pace: pace)
    }

    var wire: Mullion_V1_TransitionAnimation {
        .with {
            $0.duration = WireNumber.length(duration)
            $0.delay = WireNumber.length(delay)
            switch pace {
            case .curve(.linear): break
            case .curve(let curve): $0.curve = curve.wire
            case .spring(let spring): $0.spring = spring.wire
            }
        }
    }
}
