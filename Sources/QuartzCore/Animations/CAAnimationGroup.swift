import Diagnostics

/// Several animations that run together on one layer, in a time of their own: they begin with the group, which can be delayed, repeated,
/// reversed and paced as a whole, and what is not over when the group ends is cut off there.
///
/// The rules are those of `CAAnimationGroup`'s page. Each animation's `beginTime` counts from the group's, and one without a duration takes as
/// long as a run of the group. Their `delegate` and `isRemovedOnCompletion` have no effect: the group has its own.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations that run together. Groups may be among them, as deep as eight in one another. A transition concerns its layer as a whole, so
    /// that it is left out, with a line in the log.
    open var animations: [CAAnimation]?

    override func snapshot() -> CAAnimation {
        let copy = CAAnimationGroup()
        copyTiming(to: copy)
        copy.animations = animations?.map { $0.snapshot() }
        return copy
    }

    override func runs(
        as id: LayerAnimation.ID, on layer: CALayer, timing: AnimationTiming, in groups: [LayerAnimation.Group]
    ) -> [LayerAnimations.Run] {
        guard groups.count < LayerAnimation.mostGroups else {
            Log.views.warning(
                "\(layer.id): animations are at most \(LayerAnimation.mostGroups) groups deep; what is deeper does not run"
            )
            return []
        }
        let inner = groups + [LayerAnimation.Group(timing: timing, curve: timingFunction?.curve ?? .linear)]
        return (animations ?? []).flatMap { animation -> [LayerAnimations.Run] in
            if animation is CATransition {
                Log.views.warning("\(layer.id): a transition cannot be in a group of animations; add it by itself")
                return []
            }
            let timing = animation.timing(inGroupOf: timing.duration)
            guard timing.isValid else {
                animation.refuseTiming(on: layer)
                return []
            }
            return animation.runs(as: LayerAnimations.makeID(), on: layer, timing: timing, in: inner)
        }
    }
}
