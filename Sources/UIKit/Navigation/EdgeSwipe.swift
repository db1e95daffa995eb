/// Recognises that a finger goes from an edge of a view towards the other one, where that means something just then.
@MainActor class EdgeSwipe: UIPanGestureRecognizer {
    /// How wide the edge is, in points.
    private static let edge: CGFloat = 20
    /// How far a finger goes before it is asked where to, in points.
    private static let slop: CGFloat = 4

    private var start = CGPoint.zero

    init() {
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    /// Whether a finger at the edge is meant.
    var mayBegin: Bool { false }

    /// Whether the edge is the right one.
    var isAtRight: Bool { false }

    /// From the edge, in points.
    private func place(_ point: CGPoint) -> CGPoint {
        guard let view, isAtRight else { return point }
        return CGPoint(x: view.bounds.width - point.x, y: point.y)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            start = place(touch.location(in: view))
            guard mayBegin, (0..<Self.edge).contains(start.x) else {
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
            // Up, down or out.
            guard abs(way.x) + abs(way.y) < Self.slop || way.x > abs(way.y) else {
                state = .failed
                return
            }
        }
        super.touchesMoved(touches, with: event)
    }
}
