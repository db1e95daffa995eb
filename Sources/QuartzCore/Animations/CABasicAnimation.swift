/// From one value to another. What is not said is the value that the layer has.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func snapshot() -> CAAnimation {
        let copy = CABasicAnimation()
        copyEnds(to: copy)
        return copy
    }

    func copyEnds(to copy: CABasicAnimation) {
        copyProperty(to: copy)
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    override func description(
        of id: LayerAnimation.ID, on layer: CALayer, timing: AnimationTiming, in groups: [LayerAnimation.Group]
    ) -> LayerAnimation? {
        guard let property = property(on: layer), let (from, to) = ends(of: property, on: layer) else { return nil }
        return LayerAnimation(
            id: id, property: property, values: [from, to], times: [0, 1], pace: wholePace, isAdditive: isAdditive,
            isCumulative: isCumulative, groups: groups, timing: timing)
    }

    /// Says whether the animation ends at the layer's own value, whatever that is by then.
    var endsAtLayersValue: Bool {
        fromValue != nil && toValue == nil && byValue == nil && !isAdditive
    }

    /// The rules of `CABasicAnimation`'s page for values of which some are nil.
    private func ends(
        of property: AnimatableProperty, on layer: CALayer
    ) -> (from: AnimatableValue, to: AnimatableValue)? {
        func read(_ value: Any?, _ name: String) -> AnimatableValue?? {
            guard let value else { return .some(nil) }
            return self.value(value, name, for: property, on: layer).map { .some($0) }
        }
        guard let from = read(fromValue, "fromValue"), let to = read(toValue, "toValue"),
            let by = read(byValue, "byValue")
        else { return nil }
        let current = PresentedValues(layer)[property]
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
        case (let from?, nil, nil): return (from, isAdditive ? from.neutral : current)
        case (nil, let to?, nil): return (isAdditive ? to.neutral : current, to)
        case (nil, nil, let by?): return isAdditive ? (by.neutral, by) : (current, current.adding(by))
        case (nil, nil, nil): return (layer.presentedNow[property], current)
        }
    }
}
