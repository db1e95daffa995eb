/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// By how much the fingers have turned since the gesture began, in radians, clockwise. Setting it counts from there on;
    /// what is not finite is refused.
    open var rotation: CGFloat = 0 {
        didSet {
            guard !rotation.isFinite else { return }
            UsageDiagnostic.report(.invalidGesture, "rotation of \(label) cannot be \(rotation); the old one stays")
            rotation = oldValue
        }
    }

    /// In radians per second.
    open var velocity: CGFloat {
        motion.velocity.dx
    }

    /// How far the fingers must turn before it is a rotation, in radians.
    private static let threshold: CGFloat = 0.1

    private var lastAngle: CGFloat = 0
    /// Everything since the gesture began, whatever `rotation` was set to.
    private var turned: CGFloat = 0
    private var motion = TouchMotion()

    private var angle: CGFloat {
        let (first, second) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return atan2(second.y - first.y, second.x - first.x)
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= 2 else {
            if state == .possible { state = .failed }
            return
        }
        if numberOfTouches == 2 { lastAngle = angle }
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2 else { return }
        let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        if state == .possible, abs(step) < Self.threshold { return }
        lastAngle = angle
        turned += step
        rotation += step
        motion.note(CGPoint(x: turned, y: 0), at: event.timestamp)
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
        rotation = 0
        turned = 0
        motion = TouchMotion()
    }
}
