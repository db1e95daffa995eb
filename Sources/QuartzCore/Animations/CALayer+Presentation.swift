/// How a layer is shown in the middle of its animations.
extension CALayer {
    func copyAsShown() -> CALayer? {
        guard tree != nil, isCommitted else { return nil }
        let copy = InstantiableLayer.make(copying: self)
        copy.adopt(presentedNow)
        return copy
    }

    /// The values with all animations as they are now.
    package var presentedNow: PresentedValues {
        presentedValues(from: PresentedValues(self), at: FrameClock.main.now())
    }

    /// The same if the layer's own value of `property` were `value`.
    package func presentedNow(replacing property: AnimatableProperty, by value: AnimatableValue) -> PresentedValues {
        var values = PresentedValues(self)
        values[property] = value
        return presentedValues(from: values, at: FrameClock.main.now())
    }

    /// Brings what is shown to where the animations are at `time`. Answers whether it shows the layer's own values from
    /// now on.
    func present(at time: Double) -> Bool {
        let own = PresentedValues(self)
        let before = presented ?? own
        let after = animations.isEmpty ? nil : presentedValues(from: own, at: time)
        presented = after
        note((after ?? own).change(from: before))
        return after == nil
    }

    private func presentedValues(from values: PresentedValues, at time: Double) -> PresentedValues {
        var values = values
        for entry in animations.entries {
            // One that has not started yet shows its first value.
            for description in entry.descriptions(on: self, at: time) { values.apply(description, at: time) }
        }
        return values
    }

    /// Whether neither the layer nor one above it is hidden.
    var isPossiblySeen: Bool {
        var current: CALayer? = self
        while let layer = current {
            if layer.isHidden { return false }
            current = layer.superlayer
        }
        return true
    }
}
