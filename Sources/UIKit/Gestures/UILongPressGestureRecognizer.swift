/// Recognises fingers that stay where they are for a while. It goes on (`changed`) until they are lifted.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds. What is not a number is refused; less than nothing counts as nothing.
    open var minimumPressDuration: TimeInterval = 0.5 {
        didSet {
            guard minimumPressDuration.isNaN else { return }
            UsageDiagnostic.report(
                .invalidGesture, "minimumPressDuration of \(label) cannot be \(minimumPressDuration); the old one stays"
            )
            minimumPressDuration = oldValue
        }
    }

    /// How far the fingers may stray before the time is up, in points.
    open var allowableMovement: CGFloat = 10

    /// Taps that have to come right before the press.
    open var numberOfTapsRequired = 0
    /// One or more; less counts as one.
    open var numberOfTouchesRequired = 1

    /// The longest pause between a tap and what comes after it, in seconds.
    private static let longestPause: TimeInterval = 0.35
    /// Nobody presses for longer, in seconds.
    private static let longestDuration: TimeInterval = 86400

    private var starts: [UITouch: CGPoint] = [:]
    private var mostTouches = 0
    private var taps = 0
    private var timer: AnyObject?

    override var awaitsMoreTouches: Bool {
        taps > 0 && currentState == .possible
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        for touch in touches {
            starts[touch] = touch.location(in: nil)
        }
        mostTouches = max(mostTouches, starts.count)
        let wanted = max(numberOfTouchesRequired, 1)
        if mostTouches > wanted {
            state = .failed
        } else if mostTouches == wanted, taps >= numberOfTapsRequired {
            startTimer()
        }
    }

    private func startTimer() {
        guard minimumPressDuration < Self.longestDuration else { return }
        guard minimumPressDuration > 0 else {
            state = .began
            return
        }
        timer = FrameClock.main.schedule(seconds: minimumPressDuration) { [weak self] in
            guard let self, state == .possible else { return }
            state = .began
        }
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .changed
            return
        }
        for touch in touches {
            guard let start = starts[touch] else { continue }
            let now = touch.location(in: nil)
            if hypot(now.x - start.x, now.y - start.y) > allowableMovement {
                state = .failed
                return
            }
        }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .ended
            return
        }
        for touch in touches {
            starts[touch] = nil
        }
        guard taps < numberOfTapsRequired, mostTouches == max(numberOfTouchesRequired, 1) else {
            state = .failed
            return
        }
        guard starts.isEmpty else { return }
        mostTouches = 0
        taps += 1
        timer = FrameClock.main.schedule(.seconds(Self.longestPause)) { [weak self] in
            guard let self, starts.isEmpty else { return }
            state = .failed
        }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override open func reset() {
        super.reset()
        starts = [:]
        mostTouches = 0
        taps = 0
        timer = nil
    }
}
