import QuartzCore
import WireMessages

extension LayerAnimation {
    init(wire: Mullion_V1_LayerAnimation, limits: Limits) throws(Misbehaviour) {
        try WireNumber.require(wire.animation > 0, "animation")
        try WireNumber.require(wire.hasTiming, "timing")
        try WireNumber.count(wire.values.count, upTo: Limits.keyframes, "values")
        let property = try AnimatableProperty(wire: wire.property)
        var values: [AnimatableValue] = []
        values.reserveCapacity(wire.values.count)
        for (index, value) in wire.values.enumerated() {
            values.append(
                try within("values[\(index)]", try AnimatableValue(wire: value, kind: property.kind, limits: limits)))
        }
        var curves: [TimingCurve] = []
        for (index, curve) in wire.curves.enumerated() {
            curves.append(try within("curves[\(index)]", try TimingCurve(wire: curve)))
        }
        var groups: [Group] = []
        for (index, group) in wire.groups.enumerated() {
            groups.append(try within("groups[\(index)]", try Group(wire: group)))
        }
        let animation = LayerAnimation(
            id: ID(rawValue: wire.animation), property: property, values: values, times: wire.times, curves: curves,
            isDiscrete: wire.discrete, pace: try Pace(wire: wire.pace), isAdditive: wire.additive,
            isCumulative: wire.cumulative,
            transition: wire.hasTransition
                ? try within("transition", try LayerTransition(wire: wire.transition)) : nil,
            groups: groups,
            timing: try within("timing", try AnimationTiming(wire: wire.timing)))
        guard let animation else {
            throw Misbehaviour(
                .outOfRange,
                "\(values.count) values, \(wire.times.count) times and \(curves.count) curves do not fit together, or the "
                    + "times are not rising from 0 to 1, or it is no transition and has one, or it is in "
                    + "\(groups.count) groups, of which a transition has none and others at most \(Self.mostGroups)")
        }
        self = animation
    }

    var wire: Mullion_V1_LayerAnimation {
        .with {
            $0.animation = id.rawValue
            $0.property = property.wire
            $0.values = values.map(\.wire)
            $0.times = times
            $0.curves = curves.map(\.wire)
            $0.discrete = isDiscrete
            switch pace {
            case .curve(.linear): break
            case .curve(let curve): $0.curve = curve.wire
            case .spring(let spring): $0.spring = spring.wire
            }
            $0.additive = isAdditive
            $0.cumulative = isCumulative
            if let transition { $0.transition = transition.wire }
            $0.timing = timing.wire
            $0.groups = groups.map(\.wire)
        }
    }
}

extension LayerAnimation.Pace {
    fileprivate init(wire: Mullion_V1_LayerAnimation.OneOf_Pace?) throws(Misbehaviour) {
        switch wire {
        case nil: self = .curve(.linear)
        case .curve(let curve): self = .curve(try within("curve", try TimingCurve(wire: curve)))
        case .spring(let spring): self = .spring(try within("spring", try Spring(wire: spring)))
        }
    }
}
