/// Animates changes to views so that they can be held, turned round and moved by a finger on the way.
///
/// Within its blocks the views have their new values at once; what is shown follows. An animator that is let go of goes on
/// to its end.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating, NSObjectProtocol, Hashable, CustomStringConvertible {
    // MARK: Making

    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let own = parameters.springTimingParameters?.settlingDuration
        self.duration = own ?? (duration.isFinite ? max(0, duration) : 0)
        timingParameters = parameters
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that has been started already.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = Self(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// The duration of the animation, in seconds.
    public let duration: TimeInterval
    public let timingParameters: any UITimingCurveProvider
    /// In seconds, before the animation began.
    public private(set) var delay: TimeInterval = 0

    // MARK: Blocks

    private struct Block {
        let changes: () -> Void
        let delayFactor: Double
    }

    private var blocks: [Block] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let block = Block(changes: animation, delayFactor: min(max(Double(delayFactor), 0), 1))
        guard state == .active else {
            blocks.append(block)
            return
        }
        // What joins on the way has the rest of the way for it.
        let progress = shownProgress
        run(block, startingAt: progress + (1 - progress) * block.delayFactor)
        isRunning ? go(from: progress, pace: pace, seconds: rest(from: progress)) : hold(at: progress)
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private var moves: [AnimatedMove] = []
    /// Calls that are made when all moves are over, before the completions.
    private var ends: [() -> Void] = []

    private func run(_ block: Block, startingAt delay: Double) {
        let progress = shownProgress
        let collector = MoveCollector { [self] change in
            // A property that moves already goes on to the newest value.
            let former = moves.firstIndex { $0.layer === change.layer && $0.property == change.property }
            let move = AnimatedMove(change, after: former.map { moves[$0] }, at: progress, delay: delay)
            if let former { moves[former] = move } else { moves.append(move) }
        } onEnd: { [self] end in
            ends.append(end)
        }
        collector.collect(block.changes)
    }

    /// Somebody else moves the layer from now on: it lies where it has been put.
    final func leavePlace(of layer: CALayer) {
        let isOfPlace = { (move: AnimatedMove) in
            move.layer === layer && [.position, .bounds, .boundsOrigin, .boundsSize].contains(move.property)
        }
        for move in moves where isOfPlace(move) { move.finish() }
        moves.removeAll(where: isOfPlace)
    }

    private var pace: LayerAnimation.Pace { timingParameters.pace(for: duration) }

    // MARK: State

    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    /// Whether `fractionComplete` goes by time alone while the animation is held. It always does.
    open var scrubsLinearly: Bool { true }

    /// A stretch of the way.
    private struct Stretch {
        let from: Double
        let to: Double
        let pace: LayerAnimation.Pace
        let seconds: Double
        let begin: Double

        func progress(at time: Double) -> Double {
            guard seconds > 0 else { return to }
            let fraction = min(max((time - begin) / seconds, 0), 1)
            let paced: Double =
                switch pace {
                case .curve(let curve): curve.progress(at: fraction)
                case .spring(let spring): fraction < 1 ? spring.progress(at: fraction * seconds) : 1
                }
            return from + (to - from) * paced
        }
    }

    private var stretch: Stretch?
    private var heldAt = 0.0
    private var endTimer: AnyObject?
    private var startTimer: AnyObject?

    /// How much of the way is shown as done; a spring may swing beyond.
    private var shownProgress: Double {
        guard isRunning, let stretch else { return heldAt }
        return stretch.progress(at: FrameClock.main.now())
    }

    open var fractionComplete: CGFloat {
        get { CGFloat(min(max(shownProgress, 0), 1)) }
        set {
            guard state != .stopped, newValue.isFinite else { return }
            pauseAnimation()
            hold(at: Double(min(max(newValue, 0), 1)))
        }
    }

    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning else { return }
            let progress = shownProgress
            go(from: progress, pace: pace, seconds: rest(from: progress))
        }
    }

    // MARK: Running

    open func startAnimation() {
        guard state != .stopped, !isRunning else { return }
        startTimer = nil
        let isFirst = activate()
        go(from: heldAt, pace: pace, seconds: isFirst ? duration : rest(from: heldAt))
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0, delay.isFinite else { return startAnimation() }
        self.delay = delay
        // Held until then, so that an animator that nobody holds is there when its time comes.
        startTimer = FrameClock.main.schedule(seconds: delay) { self.startAnimation() }
    }

    open func pauseAnimation() {
        guard state != .stopped else { return }
        startTimer = nil
        let progress = activate() ? 0 : shownProgress
        hold(at: progress)
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        let seconds = durationFactor > 0 ? duration * Double(durationFactor) : rest(from: heldAt)
        go(from: heldAt, pace: (parameters ?? timingParameters).pace(for: seconds), seconds: seconds)
    }

    /// Runs the blocks, unless that was done. Answers whether it had to.
    private func activate() -> Bool {
        guard state == .inactive else { return false }
        state = .active
        heldAt = 0
        let due = blocks
        blocks = []
        for block in due { run(block, startingAt: block.delayFactor) }
        return true
    }

    private func rest(from progress: Double) -> Double {
        duration * (isReversed ? progress : 1 - progress)
    }

    private func hold(at progress: Double) {
        isRunning = false
        stretch = nil
        endTimer = nil
        heldAt = progress
        for move in moves { move.hold(at: progress) }
    }

    private func go(from progress: Double, pace: LayerAnimation.Pace, seconds: Double) {
        let target = isReversed ? 0.0 : 1.0
        let seconds = max(0, seconds)
        isRunning = true
        stretch = Stretch(
            from: progress, to: target, pace: pace, seconds: seconds, begin: FrameClock.main.now())
        if progress != target {
            for move in moves { move.go(from: progress, to: target, pace: pace, seconds: seconds) }
        }
        endTimer = FrameClock.main.schedule(seconds: seconds) { self.finish(at: self.isReversed ? .start : .end) }
    }

    // MARK: Ending

    open func stopAnimation(_ withoutFinishing: Bool) {
        // One that waits for its delay has not run its blocks yet.
        if startTimer != nil { pauseAnimation() }
        guard state == .active else { return }
        let progress = shownProgress
        rest()
        for move in moves { move.finish(at: move.value(at: progress)) }
        heldAt = progress
        state = .stopped
        if withoutFinishing { reset() }
    }

    /// Does nothing unless the animation was stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        // The views have the values at which it was stopped.
        if finalPosition == .end {
            for move in moves { move.finish(at: move.end) }
        }
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        rest()
        for move in moves {
            switch position {
            case .end: move.finish()
            case .start: move.finish(at: move.start)
            case .current: break
            }
        }
        let due = completions
        reset()
        for completion in due { completion(position) }
    }

    /// Nothing moves, and nothing waits for the time.
    private func rest() {
        isRunning = false
        stretch = nil
        endTimer = nil
        startTimer = nil
    }

    private func reset() {
        state = .inactive
        moves = []
        completions = []
        heldAt = 0
        let due = ends
        ends = []
        for end in due { end() }
    }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIViewPropertyAnimator, right: UIViewPropertyAnimator) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
