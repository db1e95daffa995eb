extension UIView {
    /// Those of the animation whose block runs now; nil outside of one.
    package static var currentAnimation: AnimationParameters? {
        ViewAnimation.current.map { AnimationParameters(duration: $0.duration, pace: $0.pace) }
    }

    /// Makes the changes to views in `changes` gradual; nil shows them as whoever is around it would have them.
    package static func animate(_ parameters: AnimationParameters?, _ changes: () -> Void) {
        guard let parameters else { return changes() }
        ViewAnimation(duration: parameters.duration, pace: parameters.pace).run(changes)
    }
}
