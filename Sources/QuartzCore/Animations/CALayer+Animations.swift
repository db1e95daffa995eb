extension CALayer {
    func replaceAnimation(forKey key: String?, by anim: CAAnimation) {
        // As in Core Animation a layer has one transition at a time, whatever it was called.
        let key = anim is CATransition ? AnimatableProperty.transition.rawValue : key
        if let key { removeAnimation(forKey: key) }
        append(anim, key: key)
    }

    var keysOfAnimations: [String]? {
        let keys = animations.entries.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// The number of additive animations that blocks of changes give one property of one layer at a time. A finger starts fewer within
    /// the usual durations, and each one costs time in every frame, in the process that shows the layer, too.
    private static let mostAdditive = 32

    /// Adds an additive animation beside those of the property that are under way. Its key is the property's name, and from the second
    /// one on the name with a number, such as `position-2`, as UIKit has it.
    ///
    /// Where there would be too many, the oldest one ends unfinished, and the new one begins with what is left of it, so that nothing
    /// jumps.
    package func addBeside(_ animation: CAPropertyAnimation, of property: AnimatableProperty) {
        let beside = animations.entries.filter { $0.isAdditive(on: property) }
        if beside.count >= Self.mostAdditive, let oldest = beside.first {
            let now = FrameClock.main.now()
            if let rest = oldest.descriptions(on: self, at: now).first?.value(at: now),
                let animation = animation as? CABasicAnimation, let from = animation.fromValue,
                let own = AnimatableValue(from, as: property.kind)
            {
                animation.fromValue = own.adding(rest).any
            }
            cancelAnimations { $0.id == oldest.id }
        }
        append(animation, key: freeKey(property.rawValue))
    }

    private func freeKey(_ name: String) -> String {
        let taken = Set(animations.entries.compactMap(\.key))
        guard taken.contains(name) else { return name }
        var number = 2
        while taken.contains("\(name)-\(number)") { number += 1 }
        return "\(name)-\(number)"
    }

    /// Leads animations that say only where they begin to the value that the layer has now, as Core Animation does.
    func retargetAnimations() {
        guard !animations.isEmpty, animations.retarget(on: self) else { return }
        note(.animations)
    }

    private func append(_ animation: CAAnimation, key: String?) {
        animations.append(
            LayerAnimations.Entry(
                key: key, source: animation, snapshot: animation.snapshot(), id: LayerAnimations.makeID(),
                standardDuration: CATransaction.animationDuration(),
                completions: CATransaction.completionsOfNewAnimation(), wasInWindow: tree != nil))
        guard let tree else { return CATransaction.noteDetached(self) }
        note([.animations, .interaction])
        tree.noteAnimations(of: self)
    }

    func cancelAnimations(where isDue: (LayerAnimations.Entry) -> Bool) {
        let cancelled = animations.remove(where: isDue)
        guard !cancelled.isEmpty else { return }
        note([.animations, .interaction])
        for entry in cancelled where !entry.hasEnded { entry.tellEnd(finished: false) }
    }
}
