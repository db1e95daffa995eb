/// An animation that leads through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The way that a point such as `position` goes, in the place of `values`, in the coordinates of these. Each line and curve of it takes as
    /// much time as another, unless `keyTimes` says when its ends are reached; `timingFunctions` are about them too. Along a curve the point
    /// goes in at most 32 straight steps. A path of a thousand lines and curves, or more, is reported and leads nowhere.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1 and never falling; nil is at equal distances. With `.discrete` there is one
    /// more than values: the end of the last one.
    open var keyTimes: [NSNumber]?
    /// The pace from each value to the next, one fewer than values; nil is linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode: CAAnimationCalculationMode = .linear

    override func snapshot() -> CAAnimation {
        let copy = CAKeyframeAnimation()
        copyProperty(to: copy)
        copy.values = values
        copy.path = path?.copy()
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        return copy
    }

    override func description(
        of id: LayerAnimation.ID, on layer: CALayer, timing: AnimationTiming, in groups: [LayerAnimation.Group]
    ) -> LayerAnimation? {
        guard let property = property(on: layer) else { return nil }
        if let path { return description(of: id, on: layer, timing: timing, in: groups, property, along: path) }
        var values: [AnimatableValue] = []
        for (index, value) in (self.values ?? []).enumerated() {
            guard let value = self.value(value, "values[\(index)]", for: property, on: layer) else { return nil }
            values.append(value)
        }
        let isDiscrete = calculationMode == .discrete
        let animation = LayerAnimation(
            id: id, property: property, values: values,
            times: keyTimes.map { $0.map(\.doubleValue) } ?? Self.evenTimes(values.count, isDiscrete),
            curves: (timingFunctions ?? []).map(\.curve), isDiscrete: isDiscrete,
            pace: wholePace, isAdditive: isAdditive, isCumulative: isCumulative,
            groups: groups, timing: timing)
        if animation == nil {
            report(
                "the \(values.count) values, \(keyTimes?.count ?? 0) key times and \(timingFunctions?.count ?? 0) timing "
                    + "functions of an animation of “\(property.rawValue)” do not fit together", layer)
        }
        return animation
    }

    private func description(
        of id: LayerAnimation.ID, on layer: CALayer, timing: AnimationTiming, in groups: [LayerAnimation.Group],
        _ property: AnimatableProperty, along path: CGPath
    ) -> LayerAnimation? {
        let isDiscrete = calculationMode == .discrete
        let frames = PathKeyframes(
            path, times: keyTimes?.map(\.doubleValue), paces: (timingFunctions ?? []).map(\.curve),
            isDiscrete: isDiscrete)
        let animation = frames.flatMap { frames in
            LayerAnimation(
                id: id, property: property, values: frames.points.map { .point($0) }, times: frames.times,
                curves: frames.curves, isDiscrete: isDiscrete, pace: wholePace, isAdditive: isAdditive,
                isCumulative: isCumulative, groups: groups, timing: timing)
        }
        if animation == nil {
            report(
                "“\(property.rawValue)” cannot go along a path of \(path.segments.count) segments at "
                    + "\(keyTimes?.count ?? 0) key times with \(timingFunctions?.count ?? 0) timing functions", layer)
        }
        return animation
    }

    private static func evenTimes(_ count: Int, _ isDiscrete: Bool) -> [Double] {
        let steps = isDiscrete ? count : count - 1
        return steps > 0 ? (0...steps).map { Double($0) / Double(steps) } : [0]
    }
}
