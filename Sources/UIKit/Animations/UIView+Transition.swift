/// The transitions that the class methods of `UIView` make.
extension ViewAnimation {
    static func transition(
        with view: UIView, _ duration: TimeInterval, _ options: Options, _ changes: (() -> Void)?,
        _ completion: Completion?
    ) {
        let animation = curve(duration, options, completion)
        let changes = changes ?? {}
        if let transition = options.transition {
            animation.run(transition, of: view, changes)
        } else {
            withoutAnimation(changes)
            animation.run {}
        }
    }

    static func transition(
        from fromView: UIView, to toView: UIView, _ duration: TimeInterval, _ options: Options,
        _ completion: Completion?
    ) {
        guard let container = fromView.superview else {
            completion?(false)
            return
        }
        let changes = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        UIView.transition(
            with: container, duration: duration, options: options, animations: changes, completion: completion)
    }
}
