/// What runs on a layer: the values that one of its properties takes in the course of time.
///
/// A description that needs nobody to carry it out but whoever shows the layer.
package struct LayerAnimation: Hashable, Sendable {
    /// Names an animation within the process that made it. Never reused.
    package struct ID: Hashable, Sendable {
        package let rawValue: UInt64

        package init(rawValue: UInt64) {
            self.rawValue = rawValue
        }
    }

    package enum Pace: Hashable, Sendable {
        case curve(TimingCurve)
        case spring(Spring)
    }

    package let id: ID
    package let property: AnimatableProperty
    /// One or more, of the property's kind.
    package let values: [AnimatableValue]
    /// When each of the values is reached, from 0 to 1 and never falling; as many as values.
    package let times: [Double]
    /// Between each value and the next; empty is linear throughout.
    package let curves: [TimingCurve]
    /// Each value stays until the next one comes; then there is one time more than values, the last value's end.
    package let isDiscrete: Bool
    /// Of the whole run.
    package let pace: Pace
    /// Whether the values come on top of what is there.
    package let isAdditive: Bool
    /// Whether each run starts where the one before ended.
    package let isCumulative: Bool
    /// Of an animation of `transition`, and of no other.
    package let transition: LayerTransition?
    /// The groups that the animation is in, the outermost first; a transition is in none.
    package private(set) var groups: [Group]
    /// The animation's own timing, by the time of the innermost group, or by the media clock where it is in none.
    package private(set) var timing: AnimationTiming

    /// The number of groups that may be in one another.
    package static let mostGroups = 8

    /// Nil where values, times and curves do not fit together or to the property, or where a number is out of its range.
    package init?(
        id: ID, property: AnimatableProperty, values: [AnimatableValue], times: [Double], curves: [TimingCurve] = [],
        isDiscrete: Bool = false, pace: Pace = .curve(.linear), isAdditive: Bool = false, isCumulative: Bool = false,
        transition: LayerTransition? = nil, groups: [Group] = [], timing: AnimationTiming
    ) {
        guard !values.isEmpty, values.allSatisfy({ $0.kind == property.kind && $0.isFinite }),
            times.count == values.count + (isDiscrete ? 1 : 0), times.allSatisfy({ (0...1).contains($0) }),
            zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }),
            curves.isEmpty || curves.count == values.count - 1, timing.isValid,
            (property == .transition) == (transition != nil),
            groups.count <= (transition == nil ? Self.mostGroups : 0), groups.allSatisfy({ $0.timing.isValid })
        else { return nil }
        self.id = id
        self.property = property
        self.values = values
        self.times = times
        self.curves = curves
        self.isDiscrete = isDiscrete
        self.pace = pace
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
        self.transition = transition
        self.groups = groups
        self.timing = timing
    }

    /// The timing by the media clock of the process that shows the layer: that of the outermost group, or the animation's own.
    package var clockTiming: AnimationTiming {
        get { groups.first?.timing ?? timing }
        set {
            if groups.isEmpty {
                timing = newValue
            } else {
                groups[0].timing = newValue
            }
        }
    }

    /// Returns the place in its course at which the animation is at `time` of the media clock; nil while it gives nothing.
    private func place(at time: Double) -> AnimationTiming.Place? {
        guard !groups.isEmpty else { return timing.place(at: time) }
        var time = time
        for (depth, group) in groups.enumerated() {
            // The last moment of what is in a group is what the group shows when it is over and stays.
            guard let inner = group.time(at: time, includesEnd: depth > 0) else { return nil }
            time = inner
        }
        return timing.place(at: time, includesEnd: true)
    }

    /// What the animation gives to its property at `time`; nil while it gives nothing.
    package func value(at time: Double) -> AnimatableValue? {
        guard let place = place(at: time), let last = values.last else { return nil }
        let value = value(atProgress: progress(at: place.fraction))
        guard isCumulative, place.iteration > 0 else { return value }
        return value.adding(last, times: place.iteration)
    }

    private static let rounding = 1e-6

    private func progress(at fraction: Double) -> Double {
        switch pace {
        case .curve(let curve): curve.progress(at: fraction)
        case .spring(let spring): spring.progress(at: fraction * timing.duration)
        }
    }

    private func value(atProgress progress: Double) -> AnimatableValue {
        guard !isDiscrete else {
            // A step is there at its time, however that was rounded: no frame comes again before the next one.
            let next = times.firstIndex { $0 > progress + Self.rounding } ?? times.count
            return values[min(max(next - 1, 0), values.count - 1)]
        }
        let next = times.firstIndex { $0 > progress } ?? times.count
        guard values.count > 1 else { return values[0] }
        // A spring swings beyond the first and the last value along the stretch that is next to them.
        let segment = min(max(next - 1, 0), values.count - 2)
        let length = times[segment + 1] - times[segment]
        var within = length > 0 ? (progress - times[segment]) / length : 1
        if curves.indices.contains(segment) { within = curves[segment].progress(at: within) }
        return values[segment].interpolated(to: values[segment + 1], at: within)
    }

    /// The next time after `time` at which another value is to be shown, if frames are `interval` seconds apart; nil if
    /// that never happens.
    package func nextFrame(after time: Double, interval: Double) -> Double? {
        let clock = clockTiming
        guard clock.rate != 0 else { return nil }
        // Not sooner than a frame, or many that begin one after the other would have a frame each.
        guard time >= clock.start else { return max(clock.start, time + interval) }
        if let end = clock.end, time >= end { return nil }
        guard groups.isEmpty, isDiscrete, case .curve(.linear) = pace, timing.rate > 0, !timing.autoreverses,
            timing.duration > 0
        else {
            return time + interval
        }
        let own = timing.ownTime(at: time) / timing.duration
        let fraction = own - own.rounded(.down)
        let step = times.first { $0 > fraction + Self.rounding } ?? 1
        let wait = (step - fraction) * timing.duration / timing.rate
        return time + (wait > interval ? wait : interval)
    }
}
