/// The changes of `UIView.animateKeyframes`: each property goes through the values that the keyframes give it.
@MainActor final class KeyframesAnimation: ViewAnimation {
    /// One change of a property, in fractions of the whole duration.
    private struct Step {
        let start: Double
        let end: Double
        let from: AnimatableValue
        let to: AnimatableValue
    }

    private let isDiscrete: Bool
    private var steps: [Track: [Step]] = [:]
    /// In the order in which they came up.
    private var tracks: [Track] = []
    /// Tracks whose values are added to what the property has.
    private var additive: Set<Track> = []
    private var keyframe = (start: 0.0, end: 1.0)

    init(
        duration: Double, delay: Double, options: UIView.KeyframeAnimationOptions,
        completion: ((_ finished: Bool) -> Void)?
    ) {
        isDiscrete = options.contains(.calculationModeDiscrete)
        let viewOptions = UIView.AnimationOptions(rawValue: options.rawValue)
        super.init(
            duration: duration, delay: delay, pace: .curve(viewOptions.curve.timingCurve), options: viewOptions,
            completion: completion)
    }

    /// - Parameters:
    ///   - start: as a fraction of the whole duration, like `length`.
    func addKeyframe(start: Double, length: Double, _ changes: () -> Void) {
        let outer = keyframe
        defer { keyframe = outer }
        func fraction(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        let begin = fraction(start)
        keyframe = (begin, max(begin, fraction(begin + max(0, length))))
        changes()
        makeLastChanges()
    }

    override func animate(_ change: PropertyChange) {
        let track = Track(layer: change.layer, property: change.property)
        let isFirst = steps[track] == nil
        if isFirst {
            tracks.append(track)
            if case .adding = change.motion { additive.insert(track) }
        }
        let from =
            isFirst && !additive.contains(track)
            ? change.start(fromCurrentState: options.contains(.beginFromCurrentState)) : change.old
        steps[track, default: []].append(Step(start: keyframe.start, end: keyframe.end, from: from, to: change.new))
    }

    override func blockDidEnd() {
        for track in tracks {
            guard let steps = steps[track] else { continue }
            let animation = CAKeyframeAnimation(keyPath: track.property.rawValue)
            let course = isDiscrete ? steppedValues(steps, of: animation) : courseOfValues(steps, of: animation)
            animation.pace = pace
            start(animation)
            let end = PresentedValues(track.layer)[track.property]
            let offsets = additive.contains(track) ? course.compactMap { $0.difference(from: end) } : []
            if !offsets.isEmpty, offsets.count == course.count {
                animation.isAdditive = true
                animation.values = offsets.map(\.any)
                track.layer.addBeside(animation, of: track.property)
            } else {
                animation.values = course.map(\.any)
                track.layer.add(animation, forKey: track.property.rawValue)
            }
        }
    }

    /// Between two keyframes a value stays; keyframes that overlap cut each other short. Sets the times of `animation`.
    private func courseOfValues(_ steps: [Step], of animation: CAKeyframeAnimation) -> [AnimatableValue] {
        var values: [AnimatableValue] = []
        var times: [Double] = []
        for step in steps.sorted(by: { $0.start < $1.start }) {
            times += [max(step.start, times.last ?? 0), max(step.end, times.last ?? 0)]
            values += [values.last ?? step.from, step.to]
        }
        guard let first = values.first, let last = values.last else { return [] }
        animation.keyTimes = ([0] + times + [1]).map { NSNumber(value: $0) }
        return [first] + values + [last]
    }

    /// Each value comes at the end of its keyframe, all at once. Sets the times of `animation`.
    private func steppedValues(_ steps: [Step], of animation: CAKeyframeAnimation) -> [AnimatableValue] {
        let sorted = steps.sorted { $0.end < $1.end }
        guard let first = sorted.first else { return [] }
        animation.calculationMode = .discrete
        animation.keyTimes = ([0] + sorted.map(\.end) + [1]).map { NSNumber(value: $0) }
        return [first.from] + sorted.map(\.to)
    }
}
