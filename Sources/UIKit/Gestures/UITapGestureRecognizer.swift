/// Recognises one or several quick taps at one place.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// One or more; less counts as one.
    open var numberOfTapsRequired = 1 {
        didSet { view?.layer.noteInteraction() }
    }
    /// One or more; less counts as one.
    open var numberOfTouchesRequired = 1 {
        didSet { view?.layer.noteInteraction() }
    }

    /// How far a touch may stray before it is no tap, in points.
    private static let allowableMovement: CGFloat = 16
    /// The longest pause between two taps of one gesture, in seconds.
    private static let longestPause: TimeInterval = 0.35

    private var starts: [UITouch: CGPoint] = [:]
    private var mostTouches = 0
    private var taps = 0
    private var lastTapTime: TimeInterval?
    private var pauseTimer: AnyObject?

    override package var gestureUse: GestureUse { isSingleTap ? .taps : [] }

    var isSingleTap: Bool {
        numberOfTapsRequired <= 1 && numberOfTouchesRequired <= 1
    }

    override var awaitsMoreTouches: Bool {
        taps > 0 && currentState == .possible
    }

    /// A gesture of fewer taps leaves one of more taps the chance to come about.
    override open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return max(other.numberOfTapsRequired, 1) <= max(numberOfTapsRequired, 1)
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pauseTimer = nil
        if let last = lastTapTime, event.timestamp - last > Self.longestPause {
            taps = 0
            lastTapTime = nil
        }
        for touch in touches {
            starts[touch] = touch.location(in: nil)
        }
        mostTouches = max(mostTouches, starts.count)
        if mostTouches > max(numberOfTouchesRequired, 1) { state = .failed }
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[touch] else { continue }
            let now = touch.location(in: nil)
            if hypot(now.x - start.x, now.y - start.y) > Self.allowableMovement {
                state = .failed
                return
            }
        }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            starts[touch] = nil
        }
        guard starts.isEmpty else { return }
        guard mostTouches == max(numberOfTouchesRequired, 1) else {
            state = .failed
            return
        }
        mostTouches = 0
        taps += 1
        lastTapTime = event.timestamp
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            pauseTimer = FrameClock.main.schedule(.seconds(Self.longestPause)) { [weak self] in self?.state = .failed }
        }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override open func reset() {
        super.reset()
        starts = [:]
        mostTouches = 0
        taps = 0
        lastTapTime = nil
        pauseTimer = nil
    }
}
