/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far apart the fingers are, as a factor of what it was when the gesture began. Setting it counts from there on;
    /// what is not a positive number is refused.
    open var scale: CGFloat {
        get { distance / unit }
        set {
            guard newValue.isFinite, newValue > 0 else {
                UsageDiagnostic.report(
                    .invalidGesture, "scale of \(label) cannot be \(newValue); give a positive number")
                return
            }
            unit = distance / newValue
        }
    }

    /// How fast the scale changes, per second.
    open var velocity: CGFloat {
        motion.velocity.dx / unit
    }

    /// How much the distance must change before it is a pinch, in points.
    private static let threshold: CGFloat = 8
    /// Fingers are never closer than this, so that the scale stays a number.
    private static let shortestDistance: CGFloat = 1

    /// The distance that is a scale of one.
    private var unit: CGFloat = 1
    private var distance: CGFloat = 1
    private var motion = TouchMotion()

    private var measured: CGFloat {
        let (first, second) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return max(hypot(second.x - first.x, second.y - first.y), Self.shortestDistance)
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= 2 else {
            if state == .possible { state = .failed }
            return
        }
        guard numberOfTouches == 2 else { return }
        // Of a gesture that goes on with another finger the scale goes on too.
        let scale = scale
        distance = measured
        unit = state == .possible ? distance : distance / scale
        motion = TouchMotion()
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2 else { return }
        let now = measured
        if state == .possible, abs(now - distance) < Self.threshold { return }
        distance = now
        motion.note(CGPoint(x: distance, y: 0), at: event.timestamp)
        state = state == .possible ? .began : .changed
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        state = state == .possible ? .failed : .ended
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override open func reset() {
        super.reset()
        unit = 1
        distance = 1
        motion = TouchMotion()
    }
}
