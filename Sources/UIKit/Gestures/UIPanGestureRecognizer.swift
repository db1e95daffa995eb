/// Recognises dragging and, where it is asked for, the wheel.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// Which scrolling devices move the gesture; none by default.
    open var allowedScrollTypesMask: UIScrollTypeMask = [] {
        didSet { view?.layer.noteInteraction() }
    }

    /// How far a touch must move before it is a drag, in points.
    private static let threshold: CGFloat = 10

    private var origin = CGPoint.zero
    private var current = CGPoint.zero
    private var motion = TouchMotion()

    /// How far the gesture has moved, in the coordinates of `view`; nil stands for the window.
    open func translation(in view: UIView?) -> CGPoint {
        guard let view else { return CGPoint(x: current.x - origin.x, y: current.y - origin.y) }
        let (from, to) = (view.convert(origin, from: nil), view.convert(current, from: nil))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// How fast the gesture moves, in points per second and in the coordinates of `view`; nil stands for the window.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = motion.velocity
        let end = CGPoint(x: current.x + velocity.dx, y: current.y + velocity.dy)
        let (from, to) = (view?.convert(current, from: nil) ?? current, view?.convert(end, from: nil) ?? end)
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Counts `translation` from now on, so that the receiver reads as moved by it. What is not finite is refused.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.isFinite else {
            UsageDiagnostic.report(
                .invalidGesture, "the translation of \(label) cannot be \(translation); the old one stays")
            return
        }
        guard let view else {
            origin = CGPoint(x: current.x - translation.x, y: current.y - translation.y)
            return
        }
        let here = view.convert(current, from: nil)
        origin = view.convert(CGPoint(x: here.x - translation.x, y: here.y - translation.y), to: nil)
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches {
            state = state == .possible ? .failed : .cancelled
            return
        }
        if state == .possible {
            origin = location(in: nil)
            current = origin
            motion = TouchMotion()
            motion.note(current, at: event.timestamp)
        }
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        current = location(in: nil)
        motion.note(current, at: event.timestamp)
        if state == .possible {
            guard hypot(current.x - origin.x, current.y - origin.y) >= Self.threshold else { return }
            state = .began
        } else {
            state = .changed
        }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.allSatisfy(touches.contains) else { return }
        motion.settle(at: event.timestamp)
        state = state == .possible ? .failed : .ended
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override package var gestureUse: GestureUse { .pans }

    override var takesScrolling: Bool { !allowedScrollTypesMask.isEmpty }

    /// One scroll event is one whole gesture: it begins, moves by the event's distance and ends.
    ///
    /// - Returns: Whether it is one for this recogniser.
    func takes(_ event: UIScrollEvent) -> Bool {
        guard isEnabled, state == .possible, numberOfTouches == 0 else { return false }
        guard allowedScrollTypesMask.contains(event.isPrecise ? .continuous : .discrete) else { return false }
        origin = event.location
        current = origin
        state = .began
        current = CGPoint(x: origin.x + event.rest.dx, y: origin.y + event.rest.dy)
        state = .changed
        state = .ended
        resetIfOver()
        return true
    }
}
