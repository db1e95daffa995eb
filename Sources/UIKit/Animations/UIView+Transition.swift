extension UIView {
    /// Lets `view`, with everything in it, pass from how it was shown last to what `animations` make of it.
    ///
    /// Without a transition among the options the changes are shown at once.
    ///
    /// - Parameters:
    ///   - duration: in seconds.
    ///   - completion: gets false where the view left its window before the end.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(
            duration: duration, pace: .curve(options.curve.timingCurve), options: options, completion: completion)
        let changes = animations ?? {}
        if let transition = options.transition {
            animation.run(transition, of: view, changes)
        } else {
            performWithoutAnimation(changes)
            animation.run {}
        }
    }

    /// Replaces `fromView` by `toView` in its superview; the superview is what passes from one picture to the other.
    ///
    /// The options say whether the views are taken out and put in, as usual, or hidden and shown.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}
