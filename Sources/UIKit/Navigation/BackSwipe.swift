/// Recognises that a finger goes from the leading edge of a stack's view towards the other one: the user goes back, and may change
/// their mind.
@MainActor final class BackSwipe: UIPanGestureRecognizer {
    /// How wide the edge is, in points.
    private static let edge: CGFloat = 20
    /// How fast a finger goes that throws the page away, or back, wherever it is, in points a second.
    private static let throwing: CGFloat = 300
    /// How far a finger goes before it is asked where to, in points.
    private static let slop: CGFloat = 4

    private unowned let stack: NavigationStack
    private var transition: NavigationTransition?
    private var start = CGPoint.zero

    init(_ stack: NavigationStack) {
        self.stack = stack
        super.init()
        maximumNumberOfTouches = 1
        addAction(UIAction { [unowned self] _ in follow() })
    }

    /// From the leading edge, in points.
    private func place(_ point: CGPoint) -> CGPoint {
        guard let view, isMirrored else { return point }
        return CGPoint(x: view.bounds.width - point.x, y: point.y)
    }

    private var isMirrored: Bool {
        view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            start = place(touch.location(in: view))
            guard stack.controllers.count > 1, (0..<Self.edge).contains(start.x) else {
                state = .failed
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            let now = place(touch.location(in: view))
            let way = CGPoint(x: now.x - start.x, y: now.y - start.y)
            // Up, down or out: not back.
            guard abs(way.x) + abs(way.y) < Self.slop || way.x > abs(way.y) else {
                state = .failed
                return
            }
        }
        super.touchesMoved(touches, with: event)
    }

    private func follow() {
        guard let view else { return }
        let sign: CGFloat = isMirrored ? -1 : 1
        let progress = sign * translation(in: view).x / max(1, view.bounds.width)
        switch state {
        case .began:
            transition = stack.beginGoingBack()
        case .changed:
            transition?.follow(to: progress)
        case .ended:
            let speed = sign * velocity(in: view).x
            let goesBack = abs(speed) > Self.throwing ? speed > 0 : progress > 0.5
            letGo(isCancelled: !goesBack)
        default:
            letGo(isCancelled: true)
        }
    }

    private func letGo(isCancelled: Bool) {
        transition?.letGo(isCancelled: isCancelled && stack.canTurnBack)
        transition = nil
    }
}
