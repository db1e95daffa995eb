extension UIView {
    /// Makes the changes to views in `animations` gradual. They have their new values at once; what is shown follows.
    ///
    /// Frame, bounds, center, transform, alpha and background colour are animated, of every view that is changed in the
    /// block; a layout pass in it, by `layoutIfNeeded()`, belongs to it (VIEW-06, VIEW-07).
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 shows the changes at once.
    ///   - delay: in seconds.
    ///   - completion: gets false where a change was taken back or its view left the window before the end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            ViewAnimation(
                duration: duration, delay: delay, pace: .curve(options.curve.timingCurve), options: options,
                completion: completion), animations)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// As a weight on a spring goes.
    ///
    /// - Parameters:
    ///   - duration: in seconds, until the spring has come to rest.
    ///   - dampingRatio: 1 comes to rest without swinging over; less swings.
    ///   - velocity: at the beginning, in distances per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            settlingWithin: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        animate(
            ViewAnimation(
                duration: duration, delay: delay, pace: .spring(spring), options: options, completion: completion),
            animations)
    }

    /// A spring by how long one swing seems to take and by how much it bounces.
    ///
    /// - Parameters:
    ///   - duration: in seconds, as it seems; the spring may go on with moves that are too small to matter.
    ///   - bounce: 0 is none, up to 1; below 0 it comes to rest more slowly.
    ///   - initialSpringVelocity: in distances per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        animate(
            ViewAnimation(
                duration: spring.settlingDuration, delay: delay, pace: .spring(spring), options: options,
                completion: completion), animations)
    }

    /// Animates views through several values; `animations` calls `addKeyframe` for each.
    ///
    /// - Parameters:
    ///   - duration: in seconds, of all keyframes together.
    ///   - delay: in seconds.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            KeyframesAnimation(duration: duration, delay: delay, options: options, completion: completion), animations)
    }

    /// Outside of `animateKeyframes` the changes are made without a keyframe.
    ///
    /// - Parameters:
    ///   - frameStartTime: as a fraction of the whole duration.
    ///   - frameDuration: as a fraction of the whole duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = ViewAnimation.current as? KeyframesAnimation else { return animations() }
        keyframes.addKeyframe(start: frameStartTime, length: frameDuration, animations)
    }

    private class func animate(_ animation: ViewAnimation, _ changes: () -> Void) {
        animation.run {
            changes()
            if animation.options.contains(.layoutSubviews) {
                for window in UIApplication.shared.windows { window.layoutIfNeeded() }
            }
        }
    }

    /// Shows the changes to views in `actionsWithoutAnimation` at once, inside of an animation too.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        ViewAnimation.with(nil, actionsWithoutAnimation)
        setAnimationsEnabled(wereEnabled)
    }

    /// Whether blocks that begin from now on are animated.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationSettings.areEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool {
        AnimationSettings.areEnabled
    }

    /// Of the animation whose block runs now, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        ViewAnimation.current?.duration ?? 0
    }
}
