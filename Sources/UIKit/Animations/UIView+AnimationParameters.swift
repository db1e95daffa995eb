extension UIView {
    /// Those of the animation whose block runs now; nil outside of one.
    package static var currentAnimation: AnimationParameters? {
        ViewAnimation.current.map { AnimationParameters(duration: $0.duration, delay: $0.delay, pace: $0.pace) }
    }

    /// Makes the changes to views in `changes` gradual; nil shows them as whoever is around it would have them. They take touches
    /// meanwhile: whether what they belong to does is for whoever began the animation to say. Alphas and colours begin with what
    /// is shown, since a user may turn such an animation round on the way.
    package static func animate(_ parameters: AnimationParameters?, _ changes: () -> Void) {
        guard let parameters else { return changes() }
        ViewAnimation(
            duration: parameters.duration, delay: parameters.delay, pace: parameters.pace,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ).run(changes)
    }
}
