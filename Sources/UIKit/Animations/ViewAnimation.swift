/// The changes of one block, `UIView.animate`'s for instance, on their way to their new values.
@MainActor class ViewAnimation: AnimatedBlock {
    /// The property of the layer that one animation moves.
    struct Track: Hashable {
        let layer: CALayer
        let property: AnimatableProperty
    }

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
    private var lastChanges: [() -> Void] = []
    private var ends: [() -> Void] = []

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
        if isAnimated, let scrubber = Self.blockCollector {
            // The animator runs the block before this call returns, since it is active.
            withoutActuallyEscaping(changes) { changes in
                scrubber.addAnimations(changes, delayFactor: scrubber.duration > 0 ? delay / scrubber.duration : 0)
            }
            if let completion { scrubber.addCompletion { _ in completion(true) } }
            return
        }
        Self.with(isAnimated ? self : nil) {
            changes()
            makeLastChanges()
        }
        replacements = [:]
        if isAnimated { blockDidEnd() }
        if pending == 0 { CATransaction.afterCommit { [self] in complete() } }
    }

    /// Runs `changes` so that `actions` make them gradual; nil shows them at once.
    static func with(_ actions: (any ViewLayerActions)?, _ changes: () -> Void) {
        let outer = (current, LayerActions.ofViews)
        current = actions as? ViewAnimation
        LayerActions.ofViews = actions
        defer { (current, LayerActions.ofViews) = outer }
        changes()
    }

    /// Animates in place of the blocks that begin now; nil where each animates itself.
    private static var blockCollector: UIViewPropertyAnimator?

    /// Has an animator that is active, and held, animate what `body` animates, completions included.
    static func collectBlocks(into animator: UIViewPropertyAnimator, _ body: () -> Void) {
        let outer = blockCollector
        blockCollector = animator
        defer { blockCollector = outer }
        body()
    }

    func beforeEnd(_ change: @escaping () -> Void) {
        lastChanges.append(change)
    }

    func makeLastChanges() {
        let due = lastChanges
        lastChanges = []
        for change in due { change() }
    }

    func whenOver(_ end: @escaping () -> Void) {
        ends.append(end)
    }

    /// All changes are known.
    func blockDidEnd() {}

    /// Lets `view` pass to what `changes` make of it as one picture.
    func run(_ transition: CATransition, of view: UIView, _ changes: () -> Void) {
        guard UIView.areAnimationsEnabled, duration + delay > 0, view.window != nil else { return run(changes) }
        transition.pace = pace
        start(transition)
        Self.with(options.contains(.allowAnimatedContent) ? self : nil) {
            changes()
            makeLastChanges()
        }
        replacements = [:]
        view.layer.add(transition, forKey: nil)
    }

    // MARK: Changes

    func propertyDidChange(
        of layer: CALayer, _ property: AnimatableProperty, from old: AnimatableValue, to new: AnimatableValue
    ) {
        for change in PropertyChange.made(of: layer, property, from: old, to: new) { animate(change) }
    }

    /// The animations of this block that replace others, as long as its changes are made.
    private var replacements: [Track: CABasicAnimation] = [:]

    /// Leads the layer to the value that it has already.
    func animate(_ change: PropertyChange) {
        let animation = CABasicAnimation(keyPath: change.property.rawValue)
        animation.pace = pace
        if let offset = change.offset {
            animation.isAdditive = true
            animation.fromValue = offset.any
            start(animation)
            change.layer.addBeside(animation, of: change.property)
            return
        }
        let track = Track(layer: change.layer, property: change.property)
        if let former = replacements[track] {
            // A property that the block changes twice goes the whole way, and has one animation to complete.
            animation.fromValue = former.fromValue
            former.onEnd = { [self] _ in animationDidEnd(true) }
        } else {
            animation.fromValue = change.start(fromCurrentState: options.contains(.beginFromCurrentState)).any
        }
        replacements[track] = animation
        start(animation)
        change.layer.add(animation, forKey: change.property.rawValue)
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
        animation.onEnd = { [self] finished in animationDidEnd(finished) }
    }

    private func animationDidEnd(_ finished: Bool) {
        pending -= 1
        areAllFinished = areAllFinished && finished
        if pending == 0 { complete() }
    }

    private func complete() {
        let due = ends
        ends = []
        for end in due { end() }
        completion?(areAllFinished)
    }
}
