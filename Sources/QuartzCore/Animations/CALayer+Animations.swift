extension CALayer {
    /// Runs `anim` from the next commit on. An older one with the same key ends.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        // As in Core Animation a layer has one transition at a time, whatever it was called.
        let key = anim is CATransition ? AnimatableProperty.transition.rawValue : key
        if let key { removeAnimation(forKey: key) }
        append(anim, key: key)
    }

    public func animation(forKey key: String) -> CAAnimation? {
        animations.entries.last { $0.key == key }?.source
    }

    /// In the order in which they were added; nil where there are none, as in Core Animation.
    public func animationKeys() -> [String]? {
        let keys = animations.entries.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// The layer as it is shown now, in the middle of its animations; nil for one that is in no window, or that came into
    /// it after the last commit.
    ///
    /// A copy of what can be animated: it has no sublayers, and changing it shows nothing.
    public func presentation() -> Self? {
        guard tree != nil, isCommitted else { return nil }
        let copy = Self.init()
        copy.take(presentedNow)
        copy.isHidden = isHidden
        copy.masksToBounds = masksToBounds
        return copy
    }

    /// The values with all animations as they are now.
    package var presentedNow: PresentedValues {
        presentedValues(at: Timekeeper.main.now())
    }

    func presentedValues(at time: Double) -> PresentedValues {
        presentedValues(from: PresentedValues(self), at: time)
    }

    /// The same if the layer's own value of `property` were `value`.
    package func presentedNow(replacing property: AnimatableProperty, by value: AnimatableValue) -> PresentedValues {
        var values = PresentedValues(self)
        values[property] = value
        return presentedValues(from: values, at: Timekeeper.main.now())
    }

    private func presentedValues(from values: PresentedValues, at time: Double) -> PresentedValues {
        var values = values
        for entry in animations.entries {
            // One that has not started yet shows its first value.
            guard let description = entry.description ?? entry.makeDescription(on: self, at: time) else { continue }
            values.apply(description, at: time)
        }
        return values
    }
}

extension CALayer {
    /// Whether an animation of the layer is under way that keeps touches from the view that owns it.
    package var blocksInteraction: Bool {
        animations.entries.contains { !$0.hasEnded && $0.source?.blocksInteraction == true }
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
