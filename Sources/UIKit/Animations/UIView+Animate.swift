/// The animations that the class methods of `UIView` make.
extension ViewAnimation {
    typealias Options = UIView.AnimationOptions
    typealias Completion = (Bool) -> Void

    static func curve(
        _ duration: TimeInterval, delay: TimeInterval = 0, _ options: Options = [], _ completion: Completion?
    ) -> ViewAnimation {
        ViewAnimation(
            duration: duration, delay: delay, pace: .curve(options.curve.timingCurve), options: options,
            completion: completion)
    }

    static func spring(
        settlingWithin duration: TimeInterval, delay: TimeInterval, damping: CGFloat, velocity: CGFloat,
        _ options: Options, _ completion: Completion?
    ) -> ViewAnimation {
        let spring = Spring(
            settlingWithin: duration, dampingRatio: Double(damping), initialVelocity: Double(velocity))
        return ViewAnimation(
            duration: duration, delay: delay, pace: .spring(spring), options: options, completion: completion)
    }

    static func spring(
        perceptualDuration duration: TimeInterval, delay: TimeInterval, bounce: CGFloat, velocity: CGFloat,
        _ options: Options, _ completion: Completion?
    ) -> ViewAnimation {
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(velocity))
        return ViewAnimation(
            duration: spring.settlingDuration, delay: delay, pace: .spring(spring), options: options,
            completion: completion)
    }

    /// Runs `changes` as the block of this animation.
    func animate(_ changes: () -> Void) {
        run {
            changes()
            if options.contains(.layoutSubviews) {
                for window in UIApplication.shared.windows { window.layoutIfNeeded() }
            }
        }
    }

    static func addKeyframe(start: Double, length: Double, _ changes: () -> Void) {
        guard let keyframes = current as? KeyframesAnimation else { return changes() }
        keyframes.addKeyframe(start: start, length: length, changes)
    }

    /// Shows the changes to views in `changes` at once, inside of an animation too.
    static func withoutAnimation(_ changes: () -> Void) {
        let wereEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        with(nil, changes)
        UIView.setAnimationsEnabled(wereEnabled)
    }
}
