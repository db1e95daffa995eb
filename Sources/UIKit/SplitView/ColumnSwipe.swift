/// Recognises that a finger comes in from the edge where the primary column lies, while it is hidden.
@MainActor final class ColumnSwipe: UIPanGestureRecognizer {
    /// How wide the edge is, in points.
    private static let edge: CGFloat = 20

    private unowned let stage: SplitStage
    private var start = CGPoint.zero

    init(_ stage: SplitStage) {
        self.stage = stage
        super.init()
        maximumNumberOfTouches = 1
        addAction(
            UIAction { [unowned self] _ in
                if state == .began { stage.bringIn() }
            })
    }

    /// From the edge, in points.
    private func place(_ point: CGPoint) -> CGPoint {
        guard let view, stage.isMirrored else { return point }
        return CGPoint(x: view.bounds.width - point.x, y: point.y)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            start = place(touch.location(in: view))
            guard stage.canBringIn, (0..<Self.edge).contains(start.x) else {
                state = .failed
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            let now = place(touch.location(in: view))
            // Up, down or out.
            guard now.x - start.x >= abs(now.y - start.y) else {
                state = .failed
                return
            }
        }
        super.touchesMoved(touches, with: event)
    }
}
