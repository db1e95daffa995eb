/// The changes of one block, `UIView.animate`'s for instance, on their way to their new values.
@MainActor class ViewAnimation: ViewLayerActions {
    /// The block that runs now.
    private(set) static var current: ViewAnimation?

    /// In seconds.
    let duration: Double
    /// In seconds, from the commit on.
    let delay: Double
    let pace: LayerAnimation.Pace
    let options: UIView.AnimationOptions
    private let completion: ((_ finished: Bool) -> Void)?

    private var pending = 0
    private var areAllFinished = true

    init(
        duration: Double, delay: Double = 0, pace: LayerAnimation.Pace, options: UIView.AnimationOptions = [],
        completion: ((_ finished: Bool) -> Void)? = nil
    ) {
        let outer = Self.current
        func seconds(_ time: Double) -> Double { time.isFinite ? max(0, time) : 0 }
        self.duration =
            options.contains(.overrideInheritedDuration) ? seconds(duration) : outer?.duration ?? seconds(duration)
        self.delay = seconds(delay)
        self.pace = options.contains(.overrideInheritedCurve) ? pace : outer?.pace ?? pace
        self.options = options
        self.completion = completion
    }

    func run(_ changes: () -> Void) {
        let isAnimated = UIView.areAnimationsEnabled && duration + delay > 0
        Self.with(isAnimated ? self : nil, changes)
        if isAnimated { blockDidEnd() }
        if pending == 0 { CATransaction.afterCommit { [completion] in completion?(true) } }
    }

    /// Runs `changes` so that `actions` make them gradual; nil shows them at once.
    static func with(_ actions: (any ViewLayerActions)?, _ changes: () -> Void) {
        let outer = (current, LayerActions.ofViews)
        current = actions as? ViewAnimation
        LayerActions.ofViews = actions
        defer { (current, LayerActions.ofViews) = outer }
        changes()
    }

    /// All changes are known.
    func blockDidEnd() {}

    /// Lets `view` pass to what `changes` make of it as one picture.
    func run(_ transition: CATransition, of view: UIView, _ changes: () -> Void) {
        guard UIView.areAnimationsEnabled, duration + delay > 0, view.window != nil else { return run(changes) }
        transition.pace = pace
        start(transition)
        Self.with(options.contains(.allowAnimatedContent) ? self : nil, changes)
        view.layer.add(transition, forKey: nil)
    }

    // MARK: Changes

    func propertyDidChange(
        of layer: CALayer, _ property: AnimatableProperty, from old: AnimatableValue, to new: AnimatableValue
    ) {
        // Origin and size of the bounds are two movements, which may add up with others by themselves.
        if case .rect(let oldRect) = old, case .rect(let newRect) = new {
            if oldRect.origin != newRect.origin {
                animate(layer, .boundsOrigin, .point(oldRect.origin), .point(newRect.origin))
            }
            if oldRect.size != newRect.size {
                animate(layer, .boundsSize, .size(oldRect.size), .size(newRect.size))
            }
        } else {
            animate(layer, property, old, new)
        }
    }

    private func animate(
        _ layer: CALayer, _ property: AnimatableProperty, _ old: AnimatableValue, _ new: AnimatableValue
    ) {
        let animation = CABasicAnimation(keyPath: property.rawValue)
        animation.pace = pace
        if !options.contains(.beginFromCurrentState), let difference = old.difference(from: new) {
            animation.isAdditive = true
            animation.fromValue = difference.any
            animation.toValue = difference.difference(from: difference)?.any
            start(animation)
            layer.append(animation, key: property.rawValue)
        } else {
            // Where it is shown now: the layer itself has the new value already.
            animation.fromValue = layer.presentedNow(replacing: property, by: old)[property].any
            animation.toValue = new.any
            start(animation)
            layer.add(animation, forKey: property.rawValue)
        }
    }

    /// Gives an animation the block's times, and waits for its end.
    func start(_ animation: CAAnimation) {
        // A layer takes a duration of 0 for one that was not said.
        animation.duration = max(duration, 1e-4)
        animation.delay = delay
        animation.autoreverses = options.contains(.autoreverse)
        animation.repeatCount = options.contains(.repeat) ? .infinity : 1
        animation.fillMode = .backwards
        animation.blocksInteraction = !options.contains(.allowUserInteraction)
        pending += 1
        animation.onEnd = { [self] finished in
            pending -= 1
            areAllFinished = areAllFinished && finished
            if pending == 0 { completion?(areAllFinished) }
        }
    }
}
