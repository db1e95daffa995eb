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

    /// Adds to those of the same key, in place of ending them.
    package func append(_ animation: CAAnimation, key: String?) {
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
